export default Object.values(
  import.meta.glob<string>(["../../../src/parlour/locale/en/*.ftl", "!../../../src/parlour/locale/en/{cli,daily,legend,lesson,metrics,report,study,whatif}.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
