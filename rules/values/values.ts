import { maxDiscount, minDiscount } from '../../domain/order/quote/discount';
import { productLimits } from '../../domain/product/field-limits';
import { linkMarks, noteText, plainText, visibleCharacter } from '../../domain/words/plain-text';
import {
  all,
  any,
  contains,
  hasChildren,
  is,
  isAtLeast,
  isAtMost,
  isBoolean,
  isNumber,
  isText,
  matches,
  not,
  type Condition,
} from '../language/condition';
import { code, type Operand } from '../language/expression';
import { written } from '../language/place';

/** Shapes of a written value. */

export const aBoolean = isBoolean(written);
export const aNumber = isNumber(written);
export const anyText = isText(written);

const length = code('newData.val().length');

/** A text whose length is in this range. */
export function text(shortest: number, longest: number): Condition {
  const isLongEnough = shortest > 0 ? [isAtLeast(length, shortest)] : [];
  return all(anyText, ...isLongEnough, isAtMost(length, longest));
}

/** A text without invisible or misleading characters; a required one has more than spaces. */
export function plain(shortest: number, longest: number): Condition {
  const isSeen = shortest > 0 ? [matches(written, visibleCharacter)] : [];
  return all(text(shortest, longest), matches(written, plainText), ...isSeen);
}

/** Has no link that a mail would carry to other people. */
export const holdsNoLink = all(
  ...linkMarks.map((mark) => not(contains(code('newData.val().toLowerCase()'), mark))),
);

/** A text for other people, with line breaks and any visible characters. */
export function note(longest: number): Condition {
  return all(text(1, longest), matches(written, noteText), holdsNoLink);
}

export function textLike(pattern: RegExp): Condition {
  return all(anyText, matches(written, pattern));
}

/** A client's id for a sending or change, accepted once: a UUID or a digest, no `reservedName`. */
export const requestKey = matches(written, /^[0-9a-f-]{20,64}$/);

export function between(least: number, greatest: number): Condition {
  return all(isAtLeast(written, least), isAtMost(written, greatest));
}

/** Requires a number. */
export const isWhole = is(code('newData.val() % 1'), 0);

export function number(least: number, greatest: number): Condition {
  return all(aNumber, between(least, greatest));
}

export function wholeNumber(least: number, greatest: number): Condition {
  return all(number(least, greatest), isWhole);
}

/** A discount, as it may be stored. */
export const percent = number(minDiscount, maxDiscount);

export function oneOf(values: readonly Operand[]): Condition {
  return any(...values.map((value) => is(written, value)));
}

/** A record that has at least these fields. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it holds the names to the record's type
export function recordWith<Kind>(...fields: (keyof Kind & string)[]): Condition {
  return hasChildren(written, fields);
}

/** dd/mm/yyyy, a calendar day of this century, whose leap years follow from the last two digits. */
export const date = textLike(
  /^(((0[1-9]|1[0-9]|2[0-8])\/(0[1-9]|1[0-2])|(29|30)\/(0[13-9]|1[0-2])|31\/(0[13578]|1[02]))\/20[0-9]{2}|29\/02\/20([02468][048]|[13579][26]))$/,
);
/** yyyy-mm-dd, the same days. */
export const isoDay =
  /^(20[0-9]{2}-((0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])|(0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31)|20([02468][048]|[13579][26])-02-29)$/;
/** HH:mm:ss, a valid time. */
export const hour = textLike(/^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/);
export const maxReais = productLimits.price;
/** For one product or a whole order. */
export const reais = number(0, maxReais);

/** Allows any value, because another rule checks it. */
export const anything = all();
