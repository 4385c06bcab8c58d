import { joinCarts, knownOf } from '../../../domain/cart/join';
import {
  isUnused,
  type KeptCart,
  type MirrorCart,
  type SyncState,
} from '../../../domain/cart/kept';
import { planSync, stateAfter, stateRefused, type SyncPlan } from '../../../domain/cart/sync';
import { storeCart, watchCart, type CartPlace } from '../../data/cart/mirror';
import { isRefused, watchConnected } from '../../data/base/database';
import { inTurn } from '../../data/base/storage/in-turn';
import { cartId } from '../../data/cart/owner';
import type { Stop } from '../../data/base/subscription';

/** This browser's side of a person's cart. */
export interface CartDevice {
  read: () => KeptCart;
  /** Replaces this browser's cart by the joined one. */
  take: (cart: KeptCart) => void;
  readSync: () => SyncState;
  writeSync: (state: SyncState) => void;
  /** While a quote is being sent, its lines must not change. */
  isLocked: () => boolean;
  /** Repeats the sending of the noted quote if it arrived. This yields its number and removes its lines. */
  settle: (chave: string) => Promise<void>;
  /** Reports whether the cart reaches the person's other devices. A lost connection counts as no trouble. */
  onTrouble: (isInTrouble: boolean) => void;
  /** Whether this page asked for this sending. */
  isAsked: (envio: string) => boolean;
  onSentElsewhere: (sending: SentElsewhere) => void;
}

/** A sending of this cart that this page did not ask for. */
export interface SentElsewhere {
  envio: string;
  /** The cart's previous sending. */
  before: string;
  /** Another tab of this browser sent it, not another device. */
  isHere: boolean;
}

export interface CartMirror {
  /** To be called after each change; the cart is stored once the person pauses. */
  changed: () => void;
  flush: () => void;
  /** Stores unsaved changes, if necessary once the connection is back, and stops. */
  leave: () => void;
  stop: Stop;
}

/** A pause that joins quick changes into one write. */
const pauseMs = 700;

/** Synchronizes a cart with `carrinhos` (decision 54), in one tab at a time. Needs a connection and both carts. */
export function mirrorCart(place: CartPlace, device: CartDevice): CartMirror {
  /** Undefined until the database answers. */
  let found: MirrorCart | null | undefined;
  const lock = `carrinho ${cartId(place.uid, place.customer)}`;
  let online = false;
  let isLeft = false;
  let ownWrite: string | undefined;
  /** Version on which the rules refused our write although nobody else had written. */
  let refusedOver: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSending = lastOf(device.readSync());
  let isMeeting = false;
  let isAskedAgain = false;
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });

  const fail = (error: unknown) => {
    console.error('Could not store the cart for the other devices', error);
    device.onTrouble(true);
    if (isLeft) stop();
  };

  /** After signing out, a refused read is no error: unsaved changes are joined at the next visit. */
  const failToHear = (error: unknown) => {
    if (isLeft) stop();
    else fail(error);
  };

  const stops = [
    watchCart(place)((cart) => {
      // The SDK reports our write before the server has accepted it.
      if (cart && cart.escritas[0] === ownWrite) return;
      found = cart;
      meet();
    }, failToHear),
    watchConnected((connected) => {
      online = connected;
      meet();
    }, fail),
  ];

  function meet(): void {
    clearTimeout(timer);
    isAskedAgain = true;
    if (isMeeting) return;
    isMeeting = true;
    meetUntilDone().then(
      () => {
        isMeeting = false;
        if (isAskedAgain) meet();
      },
      (error: unknown) => {
        isMeeting = false;
        fail(error);
      },
    );
  }

  async function meetUntilDone(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      await inTurn(lock, meetOnce);
    }
  }

  async function meetOnce(): Promise<void> {
    if (stopping.signal.aborted || !online || found === undefined || device.isLocked()) return;
    if ((found?.versao ?? 0) === refusedOver) return;
    if (isUnsettled(found, device.readSync())) {
      await device.settle(found.enviando);
      if (device.isLocked()) return;
    }
    const ours = device.read();
    const before = device.readSync();
    const isRemoved =
      found === null && place.customer !== undefined && isUnused(before, Date.now());
    const plan = planSync(before, ours, isRemoved ? 'removed' : found, newWrite());
    if (!plan.isBehind) device.take(plan.cart);
    remember(plan.state);
    noticeSending(plan, before, ours);
    if (plan.write) {
      await store(plan.write, plan, ours);
      return;
    }
    device.onTrouble(false);
    if (isLeft) stop();
  }

  async function store(write: MirrorCart, plan: SyncPlan, ours: KeptCart): Promise<void> {
    const over = write.versao - 1;
    ownWrite = write.escritas[0];
    try {
      await Promise.race([storeCart(place, write), stopped]);
    } catch (error) {
      ownWrite = undefined;
      if (!isRefused(error)) throw error;
      remember(stateRefused(device.readSync()));
      isAskedAgain = true;
      // The server reports a faster device's write before it refuses ours. So if the version is still the same, our
      // write itself is invalid.
      if ((found?.versao ?? 0) === over) {
        refusedOver = over;
        fail(error);
      }
      return;
    }
    if (stopping.signal.aborted) return;
    ownWrite = undefined;
    if ((found?.versao ?? 0) <= over) found = write;
    if (plan.isBehind) device.take(joinCarts(knownOf(ours), device.read(), plan.cart));
    const since = device
      .readSync()
      .sent.filter(({ chave }) => !plan.state.sent.some((earlier) => earlier.chave === chave));
    remember(stateAfter(write, since));
    device.onTrouble(false);
    // The cart may have changed while the write was under way.
    isAskedAgain = true;
  }

  /** Reports a sending that this page did not ask for, if it took lines from the cart. */
  function noticeSending({ write, cart }: SyncPlan, known: SyncState, ours: KeptCart): void {
    const envio = (write ?? found)?.envio ?? '';
    const before = lastSending;
    lastSending = envio;
    if (before === undefined || before === envio || device.isAsked(envio)) return;
    // Tabs of one browser share the sync state, so the other tab's sending is already in it.
    const isHere = lastOf(known) === envio;
    const left = new Set(cart.lines.map(({ CD_PRODUTO }) => CD_PRODUTO));
    const hasLost = ours.lines.some(({ CD_PRODUTO }) => !left.has(CD_PRODUTO));
    if (isHere || hasLost) device.onSentElsewhere({ envio, before, isHere });
  }

  function remember(state: SyncState): void {
    device.writeSync({ ...state, em: Date.now() });
  }

  function stop(): void {
    stopping.abort();
    clearTimeout(timer);
    for (const end of stops) end();
  }

  function flush(): void {
    refusedOver = undefined;
    meet();
  }

  return {
    changed: () => {
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    flush,
    leave: () => {
      isLeft = true;
      flush();
    },
    stop,
  };
}

/** The last sending has not been confirmed, and its lines are still in the cart as far as this device knows. */
function isUnsettled(
  found: MirrorCart | null,
  { sent }: SyncState,
): found is MirrorCart & { enviando: string } {
  const { enviando, envio } = found ?? {};
  return (
    enviando !== undefined &&
    enviando !== envio &&
    !sent.some(({ chave, sentAs = chave }) => sentAs === enviando)
  );
}

/** The last sending that this browser knows; undefined if it never met the stored cart. */
function lastOf({ known, written, sent }: SyncState): string | undefined {
  return sent.at(-1)?.chave ?? written?.envio ?? known.envio;
}

function newWrite(): string {
  return crypto.randomUUID().slice(0, 8);
}
