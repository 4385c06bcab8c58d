import { isAsked, noFilter, type ListFilter } from '../../../../../domain/order/search/by-head';

/** What stands below 'Mais filtros'. */
const furtherNames = [
  ...(['ordem', 'cidade', 'produto', 'de', 'ate', 'valorde', 'valorate'] as const),
  ...(['observacao', 'diferenca', 'atencao'] as const),
];

export type FurtherValues = Pick<ListFilter, (typeof furtherNames)[number]>;

export const noFurther = Object.fromEntries(
  furtherNames.map((name) => [name, noFilter[name]]),
) as unknown as FurtherValues;

/** How many of them are at work: the days count as one, the values too. */
export function countFurther(further: FurtherValues): number {
  const { ordem, cidade, produto, de, ate, valorde, valorate } = further;
  const { observacao, diferenca, atencao } = further;
  const groups: Partial<ListFilter>[] = [
    ...[{ ordem }, { cidade }, { produto }, { de, ate }, { valorde, valorate }],
    ...[{ observacao }, { diferenca }, { atencao }],
  ];
  return groups.filter((group) => isAsked({ ...noFilter, ...group })).length;
}
