/** The quotes since a person last looked. */
export interface NewQuotes {
  /** The highest order number, or 0. */
  newest: number;
  /** The highest number that the person has seen. */
  seen: number;
  /** Number of unseen quotes; for a seller at most 100. */
  unseen: number;
  /** The highest unseen number; 0 for none. */
  latest: number;
}

/** Quotes that arrived while the app was open. */
export interface Arrival {
  latest: number;
  count: number;
}

/** The quotes that a page knows. */
export interface KnownQuotes {
  quotes?: NewQuotes;
  /** The highest number that was announced, or that was there at the start. */
  told: number;
  arrival?: Arrival;
}

/** Adds newer values to the known ones. Quotes of the first value only count as unseen; later ones are an arrival. */
export function takeQuotes(known: KnownQuotes, quotes: NewQuotes): KnownQuotes {
  const { latest, newest, unseen } = quotes;
  const before = known.quotes;
  const arrived = before !== undefined && latest > known.told;
  return {
    ...known,
    quotes,
    told: Math.max(known.told, before ? latest : newest),
    ...(arrived && { arrival: { latest, count: Math.max(1, unseen - before.unseen) } }),
  };
}
