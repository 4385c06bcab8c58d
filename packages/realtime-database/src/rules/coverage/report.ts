import { coveredPart, nodesBelow, rulesAt, type CoveredPart } from './covered-part.ts';
import type { Counted, Counts } from '../language/tally.ts';
import type { RuleNode } from '../rule-node.ts';
import { placesIn, type Place } from '../text/place.ts';

type PlaceAt = (at: number) => Place;

/** A part in the format of Firebase's emulator. Lines and columns begin at 0. */
interface PartReport {
  readonly text: string;
  readonly 'location-start': string;
  /** The place of the last character. */
  readonly 'location-end': string;
  readonly values: readonly Counted[];
  readonly children?: readonly PartReport[];
}

/** Has the shape of the rules, with a report in place of each expression. */
interface NodeReport {
  readonly [key: string]: PartReport | NodeReport;
}

/** How often each expression of the rules was evaluated, and with which values. */
export interface CoverageReport {
  readonly rules: string;
  readonly report: NodeReport;
}

export function coverageReport(text: string, rules: RuleNode, counts: Counts): CoverageReport {
  return { rules: text, report: nodeReport(placesIn(text), rules, counts) };
}

function nodeReport(placeAt: PlaceAt, rules: RuleNode, counts: Counts): NodeReport {
  const own = rulesAt(rules).map(
    ([name, rule]) => [name, partReport(placeAt, coveredPart(rule, rule.syntax, counts))] as const,
  );
  const below = nodesBelow(rules).map(
    ([key, node]) => [key, nodeReport(placeAt, node, counts)] as const,
  );
  return Object.fromEntries<PartReport | NodeReport>([...own, ...below]);
}

function partReport(
  placeAt: PlaceAt,
  { source, start, end, values, parts }: CoveredPart,
): PartReport {
  return {
    text: source,
    'location-start': shown(placeAt(start)),
    'location-end': shown(placeAt(end - 1)),
    values,
    ...(parts.length > 0 && { children: parts.map((part) => partReport(placeAt, part)) }),
  };
}

function shown({ line, column }: Place): string {
  return `${line - 1}:${column - 1}`;
}
