export default Object.values(
  import.meta.glob<string>(["../../../src/parlour/locale/ru/*.ftl", "!../../../src/parlour/locale/ru/{cli,daily,legend,lesson,metrics,report,study,whatif}.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
