import { either, isNumber, is, type Condition } from '../language/condition';
import { minus, plus, type Expression, type Operand, type Place } from '../language/expression';
import { after, before, stored, written } from '../language/place';

/** Counters and sums are moved with increment(): the rules see and compare the resulting number. */

/** The number at this place; 0 if there is none yet. */
export function counted(place: Place): Expression {
  return either(isNumber(place), place, 0);
}

/** The written number is one more than the stored one. */
export const isNext = is(written, plus(counted(stored), 1));

/** Finds a number elsewhere in the database, before or after the write. */
export type Finder = (database: Place) => Place;

/** The same write raises another number by this much. */
export function rises(number: Finder, by: Operand): Condition {
  return is(number(after), plus(counted(number(before)), by));
}

/** The same write lowers another number by this much; the number must exist. */
export function fallsFromKnown(number: Finder, by: Operand): Condition {
  return is(number(after), minus(number(before), by));
}
