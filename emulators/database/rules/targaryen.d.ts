/** targaryen ships no types; these are the two modules of it that we use. */
declare module 'targaryen/lib/parser/index.js' {
  interface Rule {
    /** Throws where the real service would stop with an error. */
    evaluate(state: object): unknown;
  }
  export function parse(source: string, wildcards: readonly string[], isWrite: boolean): Rule;
}

declare module 'targaryen/lib/parser/string-methods.js' {
  const methods: { endsWith: (text: string, end: unknown) => boolean };
  export default methods;
}
