import { visibleText } from '../../../domain/words/text';
import { fromCents, toCents } from '../../../domain/words/money';
import {
  choiceValue,
  dayValue,
  flagValue,
  textValue,
  uidValue,
  type AddressValue,
} from '../../providers/page/address/address-values';

/** How a filter rewrites typed text: not at all, to upper case, to lower case, or to digits only. */
export const filterMasks = {
  text: visibleText,
  upper: (text: string) => visibleText(text).toLocaleUpperCase('pt-BR'),
  lower: (text: string) => visibleText(text).toLocaleLowerCase('pt-BR'),
  digits: (text: string) => text.replace(/\D/g, ''),
};
export type TypedKind = keyof typeof filterMasks;

/** How the filter bar shows a filter. */
export interface FilterLook {
  /** On a phone the bar shows this filter next to 'Mais filtros'. */
  main?: true;
  /** Only 'Mais filtros' shows this filter. */
  further?: true;
  /** 'Mais filtros' shows this filter if the bar is narrow. */
  spare?: true;
  /** The count of active filters counts a group once. */
  group?: string;
  title?: string;
}

/** A filter of a list: its label, its control, and its value in the address. */
export interface Filter<Value> extends FilterLook {
  label: string;
  /** 'own': the list draws the control itself. */
  control: TypedKind | 'day' | 'reais' | 'flag' | 'choice' | 'own';
  value: AddressValue<Value>;
  options?: readonly { value: string; label: string }[];
}

export type Filters<Values> = { readonly [Key in keyof Values]: Filter<Values[Key]> };

/** A text filter. `control` says how typed text is rewritten. */
export function typedFilter(
  name: string,
  label: string,
  control: TypedKind,
  look: FilterLook = {},
): Filter<string> {
  return { label, control, value: textValue(name, filterMasks[control]), ...look };
}

/** A day, yyyy-mm-dd. */
export function dayFilter(name: string, label: string, look: FilterLook = {}): Filter<string> {
  return { label, control: 'day', value: dayValue(name), ...look };
}

/** An amount in cents. The address holds it in reais: '1234.5'. */
export function reaisFilter(
  name: string,
  label: string,
  look: FilterLook = {},
): Filter<number | undefined> {
  const value: AddressValue<number | undefined> = {
    name,
    initial: undefined,
    read: (text) => (/^\d{1,8}(\.\d{1,2})?$/.test(text) ? toCents(Number(text)) : undefined),
    write: (cents) => (cents === undefined ? '' : String(fromCents(cents))),
  };
  return { label, control: 'reais', value, ...look };
}

/** A checkbox filter. */
export function flagFilter(name: string, label: string, look: FilterLook = {}): Filter<boolean> {
  return { label, control: 'flag', value: flagValue(name), ...look };
}

/** A choice between a few values; `initial` is the value that filters nothing. */
export function choiceFilter<T extends string>(
  name: string,
  label: string,
  words: Readonly<Record<T, string>>,
  initial: T,
  look: FilterLook = {},
): Filter<T> {
  const values = Object.keys(words) as T[];
  const options = values.map((value) => ({ value, label: words[value] }));
  return { label, control: 'choice', value: choiceValue(name, values, initial), options, ...look };
}

/** Lists the entries of one person only. The list draws the control itself. */
export function personFilter(name: string, label: string): Filter<string> {
  return { label, control: 'own', value: uidValue(name) };
}

type Entries<Values> = [keyof Values, Filter<Values[keyof Values]>][];

export function filterEntries<Values extends object>(
  filters: Partial<Filters<Values>>,
): Entries<Values> {
  return Object.entries(filters) as Entries<Values>;
}

/** How the address stores the values of these filters. */
export function addressOf<Values extends object>(filters: Filters<Values>) {
  const values = filterEntries(filters).map(([key, { value }]) => [key, value] as const);
  return Object.fromEntries(values) as unknown as {
    [Key in keyof Values]: AddressValue<Values[Key]>;
  };
}

/** The filters whose value isn't the initial one. */
export function chosenOf<Values extends object>(
  filters: Partial<Filters<Values>>,
  values: Values,
): Entries<Values> {
  return filterEntries(filters).filter(
    ([key, { value }]) => value.write(values[key]) !== value.write(value.initial),
  );
}

/** How many filters are active. A group counts once. */
export function countOf<Values>(chosen: Entries<Values>): number {
  return new Set(chosen.map(([key, { group }]) => group ?? key)).size;
}

/** The initial value of each filter. */
export function clearedOf<Values extends object>(
  filters: Partial<Filters<Values>>,
): Partial<Values> {
  const values = filterEntries(filters).map(([key, { value }]) => [key, value.initial] as const);
  return Object.fromEntries(values) as Partial<Values>;
}
