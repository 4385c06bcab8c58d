import { setImmediate as turn } from 'node:timers/promises';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { entryOf, type ManyChange, type Verdict } from '../../../../domain/order/many';
import type { Order } from '../../../../domain/order/order';
import { runEntries } from './run-entries';

const approval: ManyChange = { campo: 'status', acao: 'aprovar' };
const handover: ManyChange = { campo: 'vendedor', vendedor: { value: 'ana', label: 'Ana' } };
const entriesOf = (count: number, change: ManyChange, customers = 1) =>
  Array.from({ length: count }, (_, at) =>
    entryOf(change, { numerodopedido: at, cliente: { uid: `u${at % customers}` } } as Order, {
      id: `a${at}`,
      pedidoem: 1,
    }),
  );

/** A run whose acts end when they are told to. */
function start(entries: ReturnType<typeof entriesOf>) {
  const underWay: { id: string; end: (verdict: Verdict) => void; fail: (error: Error) => void }[] =
    [];
  const verdicts: string[] = [];
  const state = { stopped: false, connect: () => {}, connected: Promise.resolve() };
  const run = runEntries({
    entries,
    perform: ({ act: { id } }) =>
      new Promise((end, fail) => {
        underWay.push({ id, end, fail });
      }),
    whenConnected: () => state.connected,
    isStopped: () => state.stopped,
    onVerdict: ({ act }) => verdicts.push(act.id),
  });
  return { run, underWay, verdicts, state, settled: () => turn() };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('decision 78: many acts', () => {
  it('are made eight at a time, each once', async () => {
    const { run, underWay, verdicts, settled } = start(entriesOf(20, approval));
    await settled();
    expect(underWay).toHaveLength(8);
    underWay[3]?.end('feito');
    await settled();
    expect(underWay).toHaveLength(9);
    for (let at = 0; at < 20; at += 1) {
      underWay[at]?.end('feito');
      await settled();
    }
    await run;
    expect(new Set(verdicts).size).toBe(20);
    expect(underWay).toHaveLength(20);
  });

  it('of one lane are made one after the other, and none is forgotten', async () => {
    const { run, underWay, verdicts, settled } = start(entriesOf(6, handover, 2));
    await settled();
    expect(underWay.map(({ id }) => id)).toEqual(['a0', 'a1']);
    for (let at = 0; at < 6; at += 1) {
      underWay[at]?.end('feito');
      await settled();
    }
    await run;
    expect(verdicts).toHaveLength(6);
  });

  it('end after a stop with those under way', async () => {
    const { run, underWay, verdicts, state, settled } = start(entriesOf(20, approval));
    await settled();
    state.stopped = true;
    for (const { end } of underWay) end('feito');
    await run;
    expect(verdicts).toHaveLength(8);
    expect(underWay).toHaveLength(8);
  });

  it('wait for the connection, and what it cut off is made again', async () => {
    const { run, underWay, verdicts, state, settled } = start(entriesOf(2, approval));
    await settled();
    state.connected = new Promise((resolve) => {
      state.connect = resolve;
    });
    underWay[0]?.end('feito');
    underWay[1]?.fail(new Error('Client is offline.'));
    await settled();
    expect([verdicts, underWay.length]).toEqual([['a0'], 2]);
    state.connect();
    await settled();
    expect(underWay[2]?.id).toBe('a1');
    underWay[2]?.end('feito');
    await run;
    expect(verdicts).toEqual(['a0', 'a1']);
  });
});
