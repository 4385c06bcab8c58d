import type { ReactNode } from 'react';

import { formatBRL } from '../../../domain/words/money';
import type { Value } from '../../spreadsheet/table-file/table-file';
import type { SheetColumn } from '../../spreadsheet/write-xlsx/xlsx-workbook';
import { Price } from './product/price';

/** Shown if a record has no value. */
export const nothing = '—';

/** A field of a record, described once for all places that show it. */
export interface Field<Of, Words extends ReactNode = string> {
  label: string;
  /** Other labels, by place. */
  labels?: Readonly<Record<string, string>>;
  kind: SheetColumn['kind'];
  /** The value in a file; '' if there is none. */
  file: (of: Of) => Value;
  /** The value as text. */
  value: (of: Of) => Words;
  /** How a screen shows the text, if not plainly: as a link or a tag. */
  link?: (words: string, of: Of) => ReactNode;
  /** Left out if there is no value. */
  optional?: true;
  /** Whether a record has the field. */
  when?: (of: Of) => boolean;
}

/** A field that shows its stored value, unless `more` says otherwise. */
export function fieldOf<Of, Words extends ReactNode = string>(
  label: string,
  stored: (of: Of) => Value | undefined,
  more: Partial<Field<Of, Words | string>> = {},
): Field<Of, Words | string> {
  const file = (of: Of) => stored(of) ?? '';
  const words = more.kind === 'money' ? (of: Of) => formatBRL(Number(file(of))) : file;
  return { label, kind: 'text', file, value: (of) => String(words(of)) || nothing, ...more };
}

/** The field as a screen shows it. */
export function shownOf<Of>(field: Field<Of, ReactNode>, of: Of): ReactNode {
  if (field.kind === 'money') return <Price value={Number(field.file(of))} />;
  const words = field.value(of);
  return field.link && typeof words === 'string' ? field.link(words, of) : words;
}

/** How a place shows each field, in its order. The compiler complains about a missing field. */
export type Placed<Key extends string, Look> = Readonly<Record<Key, Look | false>>;

/** The place doesn't show the field (`leftOut`), or shows it in its own way (`apart`). */
export const leftOut = false;
export const apart = false;

/** Several fields with the same look. */
export function each<const Look, Key extends string>(look: Look, ...keys: Key[]) {
  return Object.fromEntries(keys.map((key) => [key, look])) as Record<Key, Look>;
}

/** The fields that a place shows, with their looks. */
export function chosen<Key extends string, Look>(placed: Placed<Key, Look>): [Key, Look][] {
  return Object.entries<Look | false>(placed).filter(([, look]) => look !== false) as [Key, Look][];
}

/** The columns of a spreadsheet, given their widths. */
export function columnsOf<Of, Key extends string>(
  fields: Readonly<Record<Key, Field<Of, ReactNode>>>,
  widths: Placed<Key, number>,
) {
  return chosen(widths).map(([key, width]) => {
    const { label, labels, kind, file } = fields[key];
    return { label: labels?.sheet ?? label, kind, width, value: file };
  });
}
