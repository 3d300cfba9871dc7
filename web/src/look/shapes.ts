/** Seats are told apart by colour and shape together; on a grid of 24. */
export const SHAPES = [
  '<circle cx="12" cy="12" r="4.6"/>',
  '<path d="M12 6.2 17.1 15.2H6.9Z"/>',
  '<rect x="7.8" y="7.8" width="8.4" height="8.4" rx="1"/>',
  '<path d="M12 5.8l1.7 3.9 4.2.3-3.2 2.8 1 4.1L12 14.7l-3.7 2.2 1-4.1-3.2-2.8 4.2-.3Z"/>',
  '<path d="M12 6.3 17.7 12 12 17.7 6.3 12Z"/>',
  '<path d="M10.3 6.6h3.4v3.7h3.7v3.4h-3.7v3.7h-3.4v-3.7H6.6v-3.4h3.7Z"/>',
];
