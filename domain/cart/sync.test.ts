import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isAhead, planSync, stateAfter, stateRefused, storable } from './sync';
import { joinCarts, knownOf } from './join';
import { initialSync, type KeptCart, type MirrorCart, type SyncState } from './kept';
import { putInCart, removeLine, withQuantity } from './cart';
import { maxOrderLines } from '../order/lines';
import type { CartLine, Product } from '../product/product';
import { draftLimit, noWords } from '../order/quote/words';

const product = (code: string): Product => ({
  CD_PRODUTO: code,
  DESCRICAO: `PRODUTO ${code}`,
  CD_GRUPO: 'PNEU',
  preco_venda: 1,
  estoque_saldo: 9,
});
const line = (code: string, quantity: number): CartLine => ({ ...product(code), quantity });
const cart = (...lines: CartLine[]): KeptCart => ({ lines, words: noWords, representative: '' });
const stored = (versao: number, escrita: string, ...lines: CartLine[]): MirrorCart => ({
  ...cart(...lines),
  versao,
  escritas: [escrita],
  envio: '',
});
const brief = ({ lines }: KeptCart) =>
  lines.map(({ CD_PRODUTO, quantity }) => [CD_PRODUTO, quantity]);

describe('§4 a device meets the stored cart', () => {
  test('an empty cart is not stored if it never existed', () => {
    expect(planSync(initialSync, cart(), null, 'w').write).toBeUndefined();
  });

  test('a first cart is stored as version 1', () => {
    const { write } = planSync(initialSync, cart(line('a', 2)), null, 'w');
    expect(write).toMatchObject({ versao: 1, escritas: ['w'], lines: [line('a', 2)] });
  });

  test('a device recognizes its write after a lost answer', () => {
    const first = planSync(initialSync, cart(line('a', 5)), null, 'w');
    // The quantity was lowered while the answer was on its way, so this is no conflict.
    const next = planSync(first.state, cart(line('a', 2)), first.write ?? null, 'v');
    expect(brief(next.cart)).toEqual([['a', 2]]);
    expect(next.write).toMatchObject({ versao: 2 });
  });

  test('after a back-up was restored nothing is lost', () => {
    const state = stateAfter(stored(7, 'x', line('a', 1), line('b', 1)));
    for (const found of [null, stored(3, 'y', line('b', 4)), stored(7, 'other', line('b', 4))]) {
      const plan = planSync(state, cart(line('a', 1), line('b', 1)), found, 'w');
      expect(plan.isBehind).toBe(true);
      expect(plan.write?.versao).toBe((found?.versao ?? 0) + 1);
      expect(Object.fromEntries(brief(plan.cart))).toEqual({ a: 1, b: found ? 4 : 1 });
    }
  });

  test('if the stored cart was removed as empty, lines known only from it go (decision 98)', () => {
    const state = stateAfter(stored(7, 'x', line('a', 1), line('b', 1)));
    const ours = cart(line('a', 1), line('b', 4), line('new', 2));
    const plan = planSync(state, ours, 'removed', 'w');
    expect(brief(plan.cart)).toEqual([
      ['b', 4],
      ['new', 2],
    ]);
    expect(plan.write).toMatchObject({ versao: 1 });
    expect(planSync(state, cart(line('a', 1), line('b', 1)), 'removed', 'w')).toMatchObject({
      cart: { lines: [] },
      state: { known: { versao: 0 } },
    });
  });

  test('lines that the rules would refuse stay on the device and are not retried for ever', () => {
    const odd = { ...line('odd', 1), DESCRICAO: 'x'.repeat(500) };
    expect(storable(cart({ ...line('a', 1), DESCRICAO: 'ARO \u202e92' })).lines).toEqual([]);
    const many = Array.from({ length: maxOrderLines + 5 }, (_, index) => line(`p${index}`, 1));
    const ours: KeptCart = {
      lines: [odd, ...many],
      words: {
        observacao: 'x'.repeat(draftLimit + 1),
        referencia: '',
        condicoes: { pagamento: 'x'.repeat(61), frete: '' },
      },
      representative: 'x'.repeat(500),
    };
    const plan = planSync(initialSync, ours, null, 'w');
    expect(plan.write?.lines).toHaveLength(maxOrderLines);
    expect(plan.write).toMatchObject({ words: noWords, representative: '' });
    const again = planSync(
      stateAfter(plan.write as MirrorCart),
      plan.cart,
      plan.write ?? null,
      'v',
    );
    expect(again.write).toBeUndefined();
    expect(again.cart.lines).toHaveLength(maxOrderLines + 6);
    expect(again.cart.words).toEqual(ours.words);
  });

  test('discounts and their reason are stored, other numbers are not', () => {
    const ours = { ...cart({ ...line('a', 1), desconto: 12.5 }) };
    const reason = { ...ours, words: { ...noWords, motivodesconto: 'Feira' } };
    expect(storable(reason)).toEqual(reason);
    expect(storable(cart({ ...line('a', 1), desconto: 100 })).lines).toEqual([]);
    const long = { ...noWords, motivodesconto: 'x'.repeat(draftLimit + 1) };
    expect(storable({ ...ours, words: long }).words).toEqual(noWords);
  });

  test('every text that a person may write is stored unchanged (decision 61)', () => {
    const written: KeptCart = {
      lines: [{ ...line('a', 1), observacao: 'azul \u{1F6B2}\nou vermelho' }],
      words: {
        observacao: 'Segunda\n\u{1F6B2} '.repeat(200),
        referencia: 'PC\u2028118',
        condicoes: { pagamento: 'Boleto 28/35', frete: '0', entrega: '2026-11-20' },
      },
      representative: 'x'.repeat(128),
    };
    expect(storable(written)).toEqual(written);
  });

  test.each([
    ['a line that was put back stands where it stood', ['1', '9', '5', '3'], ['1', '5', '3']],
    ['a list that was put in again has its order', ['9', '1', '5'], ['1', '5', '9']],
    ['a new line is the last one', ['9', '5', '1'], ['9', '5']],
  ])('%s', (_what, codes, before) => {
    const lines = codes.map((code) => line(code, 1));
    const known = stored(1, 'x', ...before.map((code) => line(code, 1)));
    const plan = planSync(stateAfter(known), cart(...lines), known, 'w');
    expect(plan.cart.lines).toEqual(lines);
    // A device without own changes takes over the stored cart.
    const other = planSync(stateAfter(known), known, plan.write ?? null, 'v');
    expect(other.cart.lines).toEqual(lines);
    expect(other.write).toBeUndefined();
  });
});

describe('the lines of a sent quote', () => {
  const known = stateAfter(stored(1, 'x', line('a', 5), line('b', 1)));
  const sent = { ...known, sent: [{ chave: 'k', quantities: { a: 5, b: 1 } }] };

  test.each<[string, MirrorCart, [string, number][]]>([
    ['leave the stored cart', stored(1, 'x', line('a', 5), line('b', 1)), []],
    ['leave what was added meanwhile', stored(2, 'y', line('a', 5), line('c', 3)), [['c', 3]]],
    ['leave what one more was wanted of', stored(2, 'y', line('a', 7)), [['a', 2]]],
    ['leave nothing twice', { ...stored(3, 'z', line('a', 5)), envio: 'k' }, [['a', 5]]],
  ])('%s', (_what, found, left) => {
    expect(brief(planSync(sent, cart(), found, 'w').cart)).toEqual(left);
  });

  test('a line that this device never saw there stays whole', () => {
    const plan = planSync(
      { ...initialSync, sent: [{ chave: 'k', quantities: { a: 5 } }] },
      cart(),
      stored(1, 'y', line('a', 3)),
      'w',
    );
    expect(brief(plan.cart)).toEqual([['a', 3]]);
  });

  test('leave the cart even if another device sent the same cart', () => {
    const found = { ...stored(2, 'y', line('b', 1)), envio: 'other' };
    const plan = planSync(
      { ...sent, sent: [{ chave: 'own', sentAs: 'k', quantities: { a: 5, b: 1 } }] },
      cart(),
      { ...found, enviando: 'k' },
      'w',
    );
    expect(plan.write).toMatchObject({ lines: [], envio: 'own' });
    expect(plan.write).not.toHaveProperty('enviando');
  });

  test('have left it after a write that removed them and whose answer was lost', () => {
    const { state, cart: ours, write } = planSync(sent, cart(), stored(1, 'x', line('a', 5)), 'w');
    const next = { ...write, versao: 3, escritas: ['y', 'w', 'x'], envio: 'other' };
    expect(planSync(state, ours, next as MirrorCart, 'v').write).toBeUndefined();
  });

  test('two quotes sent before synchronizing both leave the cart', () => {
    const twice = {
      ...known,
      sent: [
        { chave: 'k', quantities: { a: 5 } },
        { chave: 'l', quantities: { b: 1 } },
      ],
    };
    const taken = { ...stored(2, 'y', line('b', 1)), envio: 'k' };
    const plan = planSync(twice, cart(), taken, 'w');
    expect(plan.write).toMatchObject({ lines: [], envio: 'l' });
  });
});

/** How a write ends. */
const endings = ['taken', 'answer lost', 'request lost', 'somebody was faster'] as const;
type Ending = (typeof endings)[number];

/** Two devices of one person and the stored cart, without time or network. */
class Devices {
  stored: MirrorCart | null = null;
  private readonly devices: { cart: KeptCart; state: SyncState }[] = [0, 1].map(() => ({
    cart: cart(),
    state: initialSync,
  }));
  private writes = 0;

  at(device: number) {
    const found = this.devices[device];
    if (!found) throw new Error('no such device');
    return found;
  }

  private whole(): string {
    return JSON.stringify([this.stored, this.devices]);
  }

  edit(device: number, change: (lines: readonly CartLine[]) => CartLine[]) {
    const at = this.at(device);
    at.cart = { ...at.cart, lines: change(at.cart.lines) };
  }

  send(device: number, chave: string) {
    const at = this.at(device);
    const quantities = Object.fromEntries(
      at.cart.lines.map(({ CD_PRODUTO, quantity }) => [CD_PRODUTO, quantity]),
    );
    at.state = { ...at.state, sent: [...at.state.sent, { chave, quantities }] };
    at.cart = cart();
  }

  meet(device: number, ending: Ending) {
    const at = this.at(device);
    const before = at.cart;
    const plan = planSync(at.state, at.cart, this.stored, `w${(this.writes += 1)}`);
    if (!plan.isBehind) at.cart = plan.cart;
    at.state = plan.state;
    if (!plan.write) return;
    if (ending === 'somebody was faster') this.meet(1 - device, 'taken');
    const isNext = plan.write.versao === (this.stored?.versao ?? 0) + 1;
    if (ending === 'request lost') return;
    if (!isNext) {
      at.state = stateRefused(at.state);
      return;
    }
    this.stored = plan.write;
    if (ending === 'answer lost') return;
    if (plan.isBehind) at.cart = joinCarts(knownOf(before), at.cart, plan.cart);
    at.state = stateAfter(plan.write);
  }

  /** Synchronizes both devices in turn until nothing changes any more. */
  settle() {
    for (let round = 0; round < 4; round += 1) {
      const before = this.whole();
      this.meet(0, 'taken');
      this.meet(1, 'taken');
      // A round without any change would repeat itself.
      if (this.whole() === before) return;
    }
  }
}

const codes = ['a', 'b', 'c'] as const;
const device = fc.nat(1);
const code = fc.constantFrom(...codes);
const step = fc.oneof(
  fc.record({
    do: fc.constant('put' as const),
    device,
    code,
    quantity: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({ do: fc.constant('remove' as const), device, code }),
  fc.record({ do: fc.constant('send' as const), device: fc.constant(0) }),
  fc.record({ do: fc.constant('meet' as const), device, ending: fc.constantFrom(...endings) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Sets the quantity of a line, and adds the line if it is new. */
const put = (lines: readonly CartLine[], name: string, quantity: number) =>
  lines.some(({ CD_PRODUTO }) => CD_PRODUTO === name)
    ? withQuantity(lines, name, quantity)
    : putInCart(lines, [{ product: product(name), quantity }]);

function play(
  devices: Devices,
  steps: readonly Step[],
  meetAfterEach: boolean,
  afterEach = () => {},
) {
  steps.forEach((each, index) => {
    if (each.do === 'put') {
      devices.edit(each.device, (lines) => put(lines, each.code, each.quantity));
    } else if (each.do === 'remove') {
      devices.edit(each.device, (lines) => removeLine(lines, each.code));
    } else if (each.do === 'send') devices.send(each.device, `k${index}`);
    else devices.meet(each.device, each.ending);
    if (meetAfterEach) devices.settle();
    afterEach();
  });
  devices.settle();
}

const runs = { seed: 20_261_121, numRuns: 3_000 };
const sequence = fc.array(step, { maxLength: 24 });

describe('random sequences on two devices', () => {
  test('both devices end with the stored cart, each code once and never more than was asked for', () => {
    fc.assert(
      fc.property(sequence, (steps) => {
        const devices = new Devices();
        play(devices, steps, false);
        const end = brief(devices.at(0).cart);
        expect(brief(devices.at(1).cart)).toEqual(end);
        expect(brief(devices.stored ?? cart())).toEqual(end);
        expect(new Set(end.map(([name]) => name)).size).toBe(end.length);
        for (const [name, quantity] of end) {
          const asked = steps.flatMap((each) =>
            each.do === 'put' && each.code === name ? [each.quantity] : [],
          );
          expect(quantity).toBeLessThanOrEqual(Math.max(...asked));
        }
      }),
      runs,
    );
  });

  test('a line that nobody removed or sent is there, with at least the smallest quantity asked for', () => {
    fc.assert(
      fc.property(sequence, (steps) => {
        const devices = new Devices();
        play(devices, steps, false);
        const end = new Map(brief(devices.at(0).cart) as [string, number][]);
        for (const name of codes) {
          const about = steps.filter((each) => 'code' in each && each.code === name);
          const isSafe =
            about.every((each) => each.do === 'put') && !steps.some((each) => each.do === 'send');
          if (about.length === 0 || !isSafe) continue;
          const least = Math.min(
            ...about.map((each) => ('quantity' in each ? each.quantity : Infinity)),
          );
          expect(end.get(name)).toBeGreaterThanOrEqual(least);
        }
      }),
      runs,
    );
  });

  test('a device that is not ahead has nothing to store', () => {
    fc.assert(
      fc.property(sequence, (steps) => {
        const devices = new Devices();
        play(
          devices,
          steps.map((each): Step => ({ ...each, device: 0 })),
          false,
          () => {
            const { cart: ours, state } = devices.at(0);
            const { write } = planSync(state, ours, devices.stored, 'w');
            if (!isAhead(state, ours)) expect(write).toBeUndefined();
          },
        );
        expect(isAhead(devices.at(0).state, devices.at(0).cart)).toBe(false);
        expect(brief(devices.stored ?? cart())).toEqual(brief(devices.at(0).cart));
      }),
      runs,
    );
  });

  test('lines that one device added and sent are gone, lines that only the other added stay', () => {
    fc.assert(
      fc.property(sequence, (steps) => {
        // The sending device adds b before it sends; only the other device adds c.
        const own = steps.filter(
          (each) =>
            !('code' in each) ||
            each.code === 'a' ||
            (each.do === 'put' && each.device === (each.code === 'b' ? 0 : 1)),
        );
        const lastSend = own.findLastIndex((each) => each.do === 'send');
        const lastB = own.findLastIndex((each) => 'code' in each && each.code === 'b');
        const devices = new Devices();
        play(devices, own, false);
        const end = new Set(devices.at(0).cart.lines.map(({ CD_PRODUTO }) => CD_PRODUTO));
        if (lastSend > lastB) expect(end).not.toContain('b');
        const firstC = own.findIndex((each) => 'code' in each && each.code === 'c');
        if (firstC > lastSend) expect(end).toContain('c');
      }),
      runs,
    );
  });

  test('devices that synchronize after each step behave as one', () => {
    fc.assert(
      fc.property(sequence, (steps) => {
        const devices = new Devices();
        play(devices, steps, true);
        const one = new Devices();
        play(
          one,
          steps.map((each): Step => ({ ...each, device: 0 })),
          false,
        );
        const sorted = ({ lines }: KeptCart) => brief({ ...cart(), lines }).sort();
        expect(sorted(devices.at(1).cart)).toEqual(sorted(one.at(0).cart));
      }),
      runs,
    );
  });
});
