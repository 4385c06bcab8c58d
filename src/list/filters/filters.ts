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

/** How a filter rewrites what is typed: not at all, to upper case, to lower case, to digits only. */
export const filterMasks = {
  text: visibleText,
  upper: (text: string) => visibleText(text).toLocaleUpperCase('pt-BR'),
  lower: (text: string) => visibleText(text).toLocaleLowerCase('pt-BR'),
  digits: (text: string) => text.replace(/\D/g, ''),
};
export type TypedKind = keyof typeof filterMasks;

/** What a filter is beside its values. */
export interface FilterLook {
  /** A phone shows it beside the button that opens the others. */
  main?: true;
  /** It stands below 'Mais filtros'. */
  further?: true;
  /** It stands there too where the bar has no room for its words. */
  spare?: true;
  /** Those of one group count as one. */
  group?: string;
  title?: string;
}

/** A filter of a list: its label, its control, and how the address says its value. */
export interface Filter<Value> extends FilterLook {
  label: string;
  /** Typed, picked or ticked; 'own' has a control of the list's own. */
  control: TypedKind | 'day' | 'reais' | 'flag' | 'choice' | 'own';
  value: AddressValue<Value>;
  options?: readonly { value: string; label: string }[];
}

export type Filters<Values> = { readonly [Key in keyof Values]: Filter<Values[Key]> };

/** A text that is typed, rewritten as its kind says. */
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

/** Cents, which the address has in reais: '1234.5'. */
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

/** Something that an entry has or not. */
export function flagFilter(name: string, label: string, look: FilterLook = {}): Filter<boolean> {
  return { label, control: 'flag', value: flagValue(name), ...look };
}

/** One of a few; the first one is none. */
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

/** Somebody whose entries alone are listed; found in a field of the list's own. */
export function personFilter(name: string, label: string): Filter<string> {
  return { label, control: 'own', value: uidValue(name) };
}

type Entries<Values> = [keyof Values, Filter<Values[keyof Values]>][];

export function filterEntries<Values extends object>(
  filters: Partial<Filters<Values>>,
): Entries<Values> {
  return Object.entries(filters) as Entries<Values>;
}

/** How the address says the values of these filters. */
export function addressOf<Values extends object>(filters: Filters<Values>) {
  const values = filterEntries(filters).map(([key, { value }]) => [key, value] as const);
  return Object.fromEntries(values) as unknown as {
    [Key in keyof Values]: AddressValue<Values[Key]>;
  };
}

/** The filters that are at work. */
export function chosenOf<Values extends object>(
  filters: Partial<Filters<Values>>,
  values: Values,
): Entries<Values> {
  return filterEntries(filters).filter(
    ([key, { value }]) => value.write(values[key]) !== value.write(value.initial),
  );
}

/** How many filters are at work; those of one group count as one. */
export function countOf<Values>(chosen: Entries<Values>): number {
  return new Set(chosen.map(([key, { group }]) => group ?? key)).size;
}

/** The values with which none is at work. */
export function clearedOf<Values extends object>(
  filters: Partial<Filters<Values>>,
): Partial<Values> {
  const values = filterEntries(filters).map(([key, { value }]) => [key, value.initial] as const);
  return Object.fromEntries(values) as Partial<Values>;
}
