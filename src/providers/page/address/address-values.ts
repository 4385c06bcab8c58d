import { stateText, stateValue } from '../../../../domain/session/navigation-state';
import { isQueryText } from '../../../../domain/query-limits';
import { isDay } from '../../../../domain/figures/period';

/** A value that a list keeps in the query string. Anybody can write an address, so invalid texts are ignored. */
export interface AddressValue<T> {
  name: string;
  /** The default, which isn't written. */
  initial: T;
  /** Parses a text; undefined if it is invalid. */
  read: (text: string) => T | undefined;
  write: (value: T) => string;
  /** A navigation state of the specification that sets the value on arrival. */
  state?: { name: string; read: (value: unknown) => T | undefined };
}

export type AddressValues<Values> = { [Key in keyof Values]: AddressValue<Values[Key]> };

/** A text, masked as its field would. */
export function textValue(name: string, mask: (text: string) => string): AddressValue<string> {
  return {
    name,
    initial: '',
    read: (text) => (isQueryText(text) ? mask(text) : undefined),
    write: (text) => (isQueryText(text) ? text : ''),
  };
}

/** One of a few choices. */
export function choiceValue<T extends string>(
  name: string,
  choices: readonly T[],
  initial: T,
): AddressValue<T> {
  return {
    name,
    initial,
    read: (text) => choices.find((choice) => choice === text),
    write: (choice) => choice,
  };
}

/** A flag. */
export function flagValue(name: string, yes = 'sim'): AddressValue<boolean> {
  return {
    name,
    initial: false,
    read: (text) => text === yes || undefined,
    write: (on) => (on ? yes : ''),
  };
}

/** A calendar day, yyyy-mm-dd; '' for none. */
export function dayValue(name: string): AddressValue<string> {
  return {
    name,
    initial: '',
    read: (text) => (isDay(text) ? text : undefined),
    write: (day) => day,
  };
}

/** A person's uid, which becomes part of a database path; '' for none. */
export function uidValue(name: string): AddressValue<string> {
  return {
    name,
    initial: '',
    read: (uid) => (/^[\w-]{1,128}$/.test(uid) ? uid : undefined),
    write: (uid) => uid,
  };
}

/** The value if the list shows it; otherwise the address can't set it. */
export function onlyIf<T>(isShown: boolean, value: AddressValue<T>): AddressValue<T> {
  return isShown ? value : { ...value, read: () => undefined };
}

/** The number of shown entries, in steps. The maximum keeps addresses from overloading a browser. */
export function countValue(name: string, step: number, maxSteps: number): AddressValue<number> {
  return {
    name,
    initial: step,
    read: (text) => {
      const count = Number(text);
      const fits = Number.isInteger(count / step) && count >= step && count <= step * maxSteps;
      return fits ? count : undefined;
    },
    write: (count) => String(Math.min(count, step * maxSteps)),
  };
}

/** Order numbers, at most the last `most`: '12,15'. */
export function numbersValue(name: string, most: number): AddressValue<readonly number[]> {
  return {
    name,
    initial: [],
    read: (text) =>
      /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(text)
        ? [...new Set(text.split(',').map(Number))].slice(-most)
        : undefined,
    write: (numbers) => numbers.slice(-most).join(','),
  };
}

/** Name of the navigation state that holds the author of an address. */
const owner = 'dono';

interface Place {
  search: string;
  state: unknown;
}

/** The values in an address. Ignores addresses that another user of this browser left in its history. */
export function readAddress<Values extends object>(
  params: AddressValues<Values>,
  { search, state }: Place,
  uid: string,
): Values {
  const theirs = stateText(state, owner);
  const foreign = theirs !== '' && theirs !== uid;
  const query = new URLSearchParams(foreign ? '' : search);
  const entries = entriesOf(params).map(([key, param]) => {
    const text = query.get(param.name);
    const arrived = param.state && param.state.read(stateValue(state, param.state.name));
    const kept = text === null ? undefined : param.read(text);
    return [key, (foreign ? undefined : (arrived ?? kept)) ?? param.initial] as const;
  });
  return Object.fromEntries(entries) as Values;
}

export function writeAddress<Values extends object>(
  params: AddressValues<Values>,
  values: Values,
): string {
  const query = new URLSearchParams();
  for (const [key, param] of entriesOf(params)) {
    const text = param.write(values[key]);
    if (text !== param.write(param.initial)) query.set(param.name, text);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The navigation state for a written address. It drops the arrival state, which the address now contains. */
export function writtenState(uid: string): object {
  return { [owner]: uid };
}

/** Whether the state holds only the mark that this person wrote the address. */
export function isWritten(state: unknown, uid: string): boolean {
  return stateText(state, owner) === uid;
}

function entriesOf<Values extends object>(params: AddressValues<Values>) {
  return Object.entries(params) as [keyof Values, AddressValue<Values[keyof Values]>][];
}
