export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '=='
  | '==='
  | '!='
  | '!=='
  | '<'
  | '<='
  | '>'
  | '>='
  | '&&'
  | '||';

interface At {
  /** The offset that faults report. */
  readonly at: number;
  /** The span in the source, with the parentheses around it. */
  readonly start: number;
  readonly end: number;
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

/** The parts that an expression evaluates, from left to right. */
export function partsOf(syntax: Syntax): readonly Syntax[] {
  switch (syntax.kind) {
    case 'list':
      return syntax.items;
    case 'member':
      return syntax.name.kind === 'literal' ? [syntax.object] : [syntax.object, syntax.name];
    case 'call':
      return [syntax.callee, ...syntax.given];
    case 'unary':
      return [syntax.operand];
    case 'binary':
      return [syntax.left, syntax.right];
    case 'conditional':
      return [syntax.test, syntax.then, syntax.otherwise];
    case 'literal':
    case 'pattern':
    case 'variable':
      return [];
  }
}

/** The parts in `known`. A method's name and a list of arguments have no value, so their parts take their place. */
export function watchedParts(syntax: Syntax, known: ReadonlyMap<Syntax, unknown>): Syntax[] {
  return partsOf(syntax).flatMap((part) => (known.has(part) ? [part] : watchedParts(part, known)));
}

export type SyntaxOf<Kind extends Syntax['kind']> = Extract<Syntax, { kind: Kind }>;
