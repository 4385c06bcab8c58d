export type BinaryOperator =
  '+' | '-' | '*' | '/' | '%' | '==' | '===' | '!=' | '!==' | '<' | '<=' | '>' | '>=' | '&&' | '||';

interface At {
  /** Where it begins in the source. */
  readonly at: number;
}

/** A rule's expression as a tree. */
export type Syntax = At &
  (
    | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
    | { readonly kind: 'pattern'; readonly source: string }
    | { readonly kind: 'variable'; readonly name: string }
    | { readonly kind: 'list'; readonly items: readonly Syntax[] }
    | { readonly kind: 'member'; readonly object: Syntax; readonly name: Syntax }
    | { readonly kind: 'call'; readonly callee: Syntax; readonly given: readonly Syntax[] }
    | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Syntax }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Syntax;
        readonly right: Syntax;
      }
    | {
        readonly kind: 'conditional';
        readonly test: Syntax;
        readonly then: Syntax;
        readonly otherwise: Syntax;
      }
  );

export type SyntaxOf<Kind extends Syntax['kind']> = Extract<Syntax, { kind: Kind }>;
