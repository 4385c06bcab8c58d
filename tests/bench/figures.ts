import type { ProfileName } from './browser/profiles';

type Unit = 'ms' | 'KB' | 'MB' | '×' | 'points' | '%' | 'CLS';

export interface Figure {
  what: string;
  unit: Unit;
  /** The limit: a maximum, or with `atLeast` a minimum. A profile without a limit is only shown. */
  limits?: Partial<Record<ProfileName, number>>;
  atLeast?: true;
  /** Not a time, but it also depends on the machine's speed. */
  timed?: true;
  /** The sample that must keep the limit; the median by default. */
  judged?: 'p95';
}

const everywhere = (limit: number) => ({ unthrottled: limit, slow: limit });

/** All figures with their limits. KB and MB are 1,000 and 1,000,000 bytes. */
export const figures = {
  largestPaint: { what: 'largest contentful paint', unit: 'ms', limits: { slow: 1_000 } },
  formAnswers: { what: 'the form answers', unit: 'ms', limits: { slow: 2_200 } },
  startScript: {
    what: 'JavaScript (gzip) until the form answers',
    unit: 'KB',
    limits: everywhere(190),
  },
  formShown: { what: 'the form is shown', unit: 'ms', limits: { edge: 3_000 } },
  homeShown: { what: 'the tiles of /home', unit: 'ms', limits: { edge: 10_000 } },
  tilesShown: { what: 'to the tiles of /home', unit: 'ms', limits: { slow: 2_500 } },
  tilesScript: { what: 'JavaScript (gzip) until the tiles', unit: 'KB', limits: { slow: 400 } },
  ordersFirst: { what: 'menu to first content', unit: 'ms', limits: { slow: 2_000 } },
  contentFirst: { what: 'menu to first content', unit: 'ms', limits: { slow: 1_200 } },
  contentAgain: { what: 'menu to first content', unit: 'ms', limits: { slow: 400 } },
  interaction: {
    what: 'click or key to paint',
    unit: 'ms',
    limits: { unthrottled: 100 },
    judged: 'p95',
  },
  layoutShift: { what: 'moved by itself', unit: 'CLS', limits: { unthrottled: 0.02 } },
  firstRow: { what: 'click to first row', unit: 'ms', limits: { unthrottled: 400 } },
  customerSwitch: {
    what: 'choice to the other cart',
    unit: 'ms',
    limits: { unthrottled: 200 },
    judged: 'p95',
  },
  customersShown: { what: 'click to first customer', unit: 'ms', limits: { unthrottled: 500 } },
  customersBytes: { what: 'bytes over the socket', unit: 'KB', limits: everywhere(100) },
  figuresShown: { what: 'menu to all figures', unit: 'ms', limits: { unthrottled: 1_000 } },
  figuresBytes: { what: 'bytes over the socket', unit: 'KB', limits: everywhere(50) },
  peopleShown: { what: 'menu to first cards', unit: 'ms', limits: { unthrottled: 400 } },
  foundShown: { what: 'company typed to first row', unit: 'ms', limits: { unthrottled: 500 } },
  foundBytes: { what: 'bytes over the socket', unit: 'KB', limits: everywhere(400) },
  exported: { what: 'click to saved file', unit: 'ms', limits: { unthrottled: 60_000 } },
  exportHeap: { what: 'heap growth meanwhile', unit: 'MB', limits: everywhere(150) },
  socketBytes: { what: 'bytes over the socket', unit: 'KB', limits: everywhere(300) },
  heap: { what: 'JS heap', unit: 'MB', limits: everywhere(60) },
  firstRowRatio: { what: 'click to first row', unit: '×', limits: { unthrottled: 1.2 } },
  socketBytesRatio: { what: 'bytes over the socket', unit: '×', limits: everywhere(1.2) },
  heapRatio: { what: 'JS heap', unit: '×', limits: everywhere(1.2) },
  keyToPaint: { what: 'key to paint', unit: 'ms', limits: { unthrottled: 50 }, judged: 'p95' },
  manyOrders: { what: 'SIM to the last order', unit: 'ms', limits: { unthrottled: 30_000 } },
  longOrder: { what: 'opening 200 lines', unit: 'ms', limits: { unthrottled: 150 } },
  endpointRatio: {
    what: 'time over HTTP, SQL and JSON alone',
    unit: '×',
    limits: { unthrottled: 1.6 },
  },
  monthFigures: { what: 'figures of a month', unit: 'ms', limits: { unthrottled: 500 } },
  yearFigures: { what: 'figures of 12 months', unit: 'ms', limits: { unthrottled: 2_000 } },
  checkList: { what: 'Conferir to verdicts', unit: 'ms', limits: { unthrottled: 300 } },
  checkRatio: { what: 'reading and judging', unit: '×', limits: { unthrottled: 2 } },
  dryRun: { what: 'dry run of a list', unit: 'ms', limits: { unthrottled: 10_000 } },
  addToCart: { what: 'click to paint', unit: 'ms', limits: { unthrottled: 30 } },
  liveHeap: { what: 'JS heap', unit: 'MB' },
  // Within the spread of two thirds of a steady series of samples, 1 % counts as no growth.
  liveGrowth: { what: 'heap growth', unit: '%', limits: { unthrottled: 1 } },
  lighthouse: {
    what: 'performance',
    unit: 'points',
    limits: { unthrottled: 97 },
    atLeast: true,
    timed: true,
  },
  accessibility: {
    what: 'accessibility',
    unit: 'points',
    limits: { unthrottled: 100 },
    atLeast: true,
  },
  bestPractices: {
    what: 'best practices',
    unit: 'points',
    limits: { unthrottled: 100 },
    atLeast: true,
  },
} satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

export interface Measured {
  /** The measured screen or case. */
  subject: string;
  figure: FigureName;
  profile: ProfileName;
  samples: number[];
  /** Sentences that explain the figure. */
  notes?: string[];
  /** Only shown for comparison, beside a figure with a limit. */
  shownOnly?: true;
}
