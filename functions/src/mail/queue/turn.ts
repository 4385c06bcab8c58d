import { randomUUID } from 'node:crypto';
import { paths } from '../../../../domain/paths';
import { database } from '../../firebase';

interface StoredTurn {
  dono: string;
  ate: number;
}

/** A run that says nothing for so long, in milliseconds, is dead: one mail may take half of it. */
const turnLength = 120_000;

/**
 * The right to send, for one run at a time; undefined while another run has it. `renew` is false once it was lost.
 * Safety: a transaction takes it, so one of two runs gets it, in any two instances. A killed run loses it by itself.
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
  // The first call of a transaction may see null instead of what is stored: it must not give up there.
  const end = () =>
    place.transaction((turn: StoredTurn | null) =>
      turn === null || turn.dono === dono ? null : undefined,
    );
  return (await renew()) ? { renew, end } : undefined;
}
