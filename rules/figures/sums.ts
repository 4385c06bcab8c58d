import { either, isNumber, is, type Condition } from '../language/condition';
import { minus, plus, type Expression, type Operand, type Place } from '../language/expression';
import { after, before, stored, written } from '../language/place';

/** Counters and sums are moved with increment(): the rules see the number that it leads to and compare. */

/** The number that stands there; 0 where none does yet. */
export function counted(place: Place): Expression {
  return either(isNumber(place), place, 0);
}

/** The written number is one more than the stored one. */
export const isNext = is(written, plus(counted(stored), 1));

/** A number elsewhere, found in the database as it was or as it will be. */
export type Finder = (database: Place) => Place;

/** Another number goes up by so much in this very write. */
export function rises(number: Finder, by: Operand): Condition {
  return is(number(after), plus(counted(number(before)), by));
}

/** Another number goes down by so much: nothing can be taken from one that isn't there. */
export function fallsFromKnown(number: Finder, by: Operand): Condition {
  return is(number(after), minus(number(before), by));
}
