import type { ReactNode } from 'react';

import { formatBRL } from '../../../domain/words/money';
import type { Value } from '../../spreadsheet/table-file/table-file';
import type { SheetColumn } from '../../spreadsheet/write-xlsx/xlsx-workbook';
import { Price } from './price';

/** Stands where a record has nothing. */
export const nothing = '—';

/** A field of a record, described once for every place that shows it. */
export interface Field<Of, Words extends ReactNode = string> {
  label: string;
  /** What a place calls it, where that is something else. */
  labels?: Readonly<Record<string, string>>;
  kind: SheetColumn['kind'];
  /** In a file; '' where there is nothing. */
  file: (of: Of) => Value;
  /** In words. */
  value: (of: Of) => Words;
  /** What its words are on a screen, where that is more: a link, a tag. */
  link?: (words: string, of: Of) => ReactNode;
  /** Left out where there is nothing. */
  optional?: true;
  /** Which records have it. */
  when?: (of: Of) => boolean;
}

/** A field that is told as it is stored, unless `more` says otherwise. */
export function fieldOf<Of, Words extends ReactNode = string>(
  label: string,
  stored: (of: Of) => Value | undefined,
  more: Partial<Field<Of, Words | string>> = {},
): Field<Of, Words | string> {
  const file = (of: Of) => stored(of) ?? '';
  const words = more.kind === 'money' ? (of: Of) => formatBRL(Number(file(of))) : file;
  return { label, kind: 'text', file, value: (of) => String(words(of)) || nothing, ...more };
}

/** A field as a screen shows it. */
export function shownOf<Of>(field: Field<Of, ReactNode>, of: Of): ReactNode {
  if (field.kind === 'money') return <Price value={Number(field.file(of))} />;
  const words = field.value(of);
  return field.link && typeof words === 'string' ? field.link(words, of) : words;
}

/** What a place makes of each field, in its order. The compiler asks for a field that is new. */
export type Placed<Key extends string, Look> = Readonly<Record<Key, Look | false>>;

/** What a place makes of fields that it leaves out, and of those that it shows in a form of their own. */
export const leftOut = false;
export const apart = false;

/** Fields of which a place makes the same. */
export function each<const Look, Key extends string>(look: Look, ...keys: Key[]) {
  return Object.fromEntries(keys.map((key) => [key, look])) as Record<Key, Look>;
}

/** The fields that a place shows, with what it makes of each. */
export function chosen<Key extends string, Look>(placed: Placed<Key, Look>): [Key, Look][] {
  return Object.entries<Look | false>(placed).filter(([, look]) => look !== false) as [Key, Look][];
}

/** The columns of a spreadsheet, from their widths. */
export function columnsOf<Of, Key extends string>(
  fields: Readonly<Record<Key, Field<Of, ReactNode>>>,
  widths: Placed<Key, number>,
) {
  return chosen(widths).map(([key, width]) => {
    const { label, labels, kind, file } = fields[key];
    return { label: labels?.sheet ?? label, kind, width, value: file };
  });
}
