export default Object.values(
  import.meta.glob<string>(["../../../src/parlour/locale/es/*.ftl", "!../../../src/parlour/locale/es/{cli,daily,legend,lesson,metrics,report,study,whatif}.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
