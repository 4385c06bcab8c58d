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
  /** Puts the joined cart in the place of this browser's. */
  take: (cart: KeptCart) => void;
  readSync: () => SyncState;
  writeSync: (state: SyncState) => void;
  /** While a quote is on its way its lines must not change. */
  isLocked: () => boolean;
  /** Sends the noted quote again if it arrived, which tells its number and takes its lines out. */
  settle: (chave: string) => Promise<void>;
  /** Whether the cart reaches the person's other devices; no connection is no trouble. */
  onTrouble: (isInTrouble: boolean) => void;
  /** This page asked for this sending. */
  isAsked: (envio: string) => boolean;
  onSentElsewhere: (sending: SentElsewhere) => void;
}

/** A sending of this cart that this page did not ask for. */
export interface SentElsewhere {
  envio: string;
  /** The cart's last sending before it. */
  before: string;
  /** Another tab of this browser sent it, not another device. */
  isHere: boolean;
}

export interface CartMirror {
  /** This browser's cart has changed; it is stored when the person pauses. */
  changed: () => void;
  flush: () => void;
  /** Stores what is not stored yet, with the connection if there is none now, and stops. */
  leave: () => void;
  stop: Stop;
}

/** One write for what a person does in one go. */
const pauseMs = 700;

/** Keeps a cart and its place in `carrinhos` the same (decision 54): in one tab, with a connection, and knowing both. */
export function mirrorCart(place: CartPlace, device: CartDevice): CartMirror {
  /** Undefined while it is not known. */
  let found: MirrorCart | null | undefined;
  const lock = `carrinho ${cartId(place.uid, place.customer)}`;
  let online = false;
  let isLeft = false;
  let ownWrite: string | undefined;
  /** The version over which a write was refused though nobody else was faster. */
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
    console.error('The cart could not be kept for the other devices', error);
    device.onTrouble(true);
    if (isLeft) stop();
  };

  /** Who signed out hears no more of it: what is not stored yet is joined when they are back. */
  const failToHear = (error: unknown) => {
    if (isLeft) stop();
    else fail(error);
  };

  const stops = [
    watchCart(place)((cart) => {
      // The SDK shows a write before it was taken.
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
      // Whoever was faster is known by now: the server tells of a change before it refuses what came after it.
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
    // What was changed while the write was under way.
    isAskedAgain = true;
  }

  /** Says so if a sending took lines out of the cart that the person had before them. */
  function noticeSending({ write, cart }: SyncPlan, known: SyncState, ours: KeptCart): void {
    const envio = (write ?? found)?.envio ?? '';
    const before = lastSending;
    lastSending = envio;
    if (before === undefined || before === envio || device.isAsked(envio)) return;
    // The tabs of a browser share what is known, and the lines have gone with it.
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

/** The lines of a noted sending are in the cart, as far as this device knows. */
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

/** The last sending that the browser knows of; undefined where it never met the stored cart. */
function lastOf({ known, written, sent }: SyncState): string | undefined {
  return sent.at(-1)?.chave ?? written?.envio ?? known.envio;
}

function newWrite(): string {
  return crypto.randomUUID().slice(0, 8);
}
