import { keepPreviousData } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';

import { can } from '../../../domain/session/access';
import { fetchInQuotes, type QuantitiesInQuotes } from '../../data/product/in-quotes';
import { dataOf } from '../live/live';
import { useAnswer } from '../live/use-answer';
import { useUser } from '../session/session';
import { catalogKey, currentAnswers } from './catalog';

const Context = createContext<QuantitiesInQuotes | undefined>(undefined);

interface InQuotesProviderProps {
  /** The codes of the shown products. */
  codes: readonly string[];
  children: ReactNode;
}

/** Requests for staff how many pieces of the shown products pending quotes ask for. */
export function InQuotesProvider({ codes, children }: InQuotesProviderProps) {
  const isStaff = can(useUser(), 'moveOrders');
  const answer = useAnswer({
    queryKey: [catalogKey, 'inQuotes', ...codes],
    queryFn: () => fetchInQuotes(codes),
    enabled: isStaff && codes.length > 0,
    placeholderData: keepPreviousData,
    ...currentAnswers,
  });
  return <Context value={isStaff ? dataOf(answer) : undefined}>{children}</Context>;
}

/** Pieces of a product in pending quotes; undefined if there are none, and until known. */
export function useInQuotes(code: string): number | undefined {
  return useContext(Context)?.get(code);
}
