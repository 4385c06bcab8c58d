import { useCallback, useEffect, useReducer } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

import {
  isWritten,
  readAddress,
  writeAddress,
  writtenState,
  type AddressValues,
} from './address-values';
import { useLeaving } from './leaving';
import { useUser } from '../../session/session';

type ChangeValues<Values> = (change: Partial<Values> | ((now: Values) => Partial<Values>)) => void;

interface Kept<Values> {
  /** Key of the history entry that the values belong to. */
  key: string;
  /** The last address that these values wrote. */
  written: string | undefined;
  values: Values;
}

function keepNext<Values>(now: Kept<Values>, next: (now: Kept<Values>) => Kept<Values>) {
  return next(now);
}

/** Milliseconds without a change before the address is written. */
const writeDelay = 250;

/**
 * A list's filters and view, kept in the address (decision 53), which is written when the person pauses. `params` must
 * be stable.
 */
export function useAddressValues<Values extends object>(
  params: AddressValues<Values>,
): [Values, ChangeValues<Values>] {
  const { uid } = useUser();
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const { isLeaving, unwritten } = useLeaving();
  // If the screen is left before the address is written, Back must still find the values.
  const { key } = location;
  const place = `${uid} ${key}`;
  // Not useState: React may compute its update in a render that is discarded, and then the old address would replace
  // the change.
  const [kept, setKept] = useReducer(keepNext<Values>, undefined, () => ({
    key: location.key,
    written: undefined,
    values: readValues(),
  }));

  let { values } = kept;
  if (location.key !== kept.key) {
    const own = location.search === kept.written && isWritten(location.state, uid);
    if (!own) values = readValues();
    const next = { key: location.key, written: own ? kept.written : undefined, values };
    setKept(() => next);
  }

  const search = writeAddress(params, values);
  const isSaid =
    search === location.search &&
    (isWritten(location.state, uid) || (search === '' && location.state === null));
  useEffect(() => {
    if (isSaid) {
      unwritten?.delete(place);
      return;
    }
    unwritten?.set(place, search);
    let timer = setTimeout(write, writeDelay);
    return () => clearTimeout(timer);

    function write() {
      // Navigating now would cancel the other screen, or write into its history entry.
      if (isLeaving(key)) {
        timer = setTimeout(write, writeDelay);
        return;
      }
      unwritten?.delete(place);
      setKept((now) => ({ ...now, written: search }));
      void navigate(
        { search },
        { replace: true, preventScrollReset: true, state: writtenState(uid) },
      );
    }
  }, [isSaid, isLeaving, unwritten, search, key, place, uid, navigate]);

  const change: ChangeValues<Values> = useCallback(
    (changed) =>
      setKept((now) => {
        const changes = typeof changed === 'function' ? changed(now.values) : changed;
        return { ...now, values: { ...now.values, ...changes } };
      }),
    [],
  );
  return [values, change];

  function readValues() {
    const left = unwritten?.get(place);
    const said = left === undefined ? location : { search: left, state: writtenState(uid) };
    return readAddress(params, said, uid);
  }
}
