import { randomUUID } from 'node:crypto';
import { paths } from '../../../../domain/paths';
import { database } from '../../firebase';

interface StoredTurn {
  dono: string;
  ate: number;
}

/** After so many milliseconds without renewal a run counts as dead; one mail may take half of it. */
const turnLength = 120_000;

/**
 * The right to send, for one run at a time; undefined while another run has it. `renew` returns false if it was lost.
 *
 * Safety: a transaction grants it, so even two instances can't both have it. After a killed run it expires.
 */
export async function takeTurn() {
  const dono = randomUUID();
  const place = database().ref(paths.mailTurn);
  const renew = async () => {
    const now = Date.now();
    const { committed } = await place.transaction((turn: StoredTurn | null) =>
      turn && turn.dono !== dono && turn.ate > now ? undefined : { dono, ate: now + turnLength },
    );
    return committed;
  };
  // A transaction's first call may see null instead of the stored value, so it must not give up there.
  const end = () =>
    place.transaction((turn: StoredTurn | null) =>
      turn === null || turn.dono === dono ? null : undefined,
    );
  return (await renew()) ? { renew, end } : undefined;
}
