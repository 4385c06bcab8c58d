import { fetchNews, type NewsByKind } from '../../data/product/news';
import type { Live } from '../live/live';
import { useAnswer } from '../live/use-answer';
import { catalogKey, currentAnswers } from './catalog';

export type { NewsByKind, NewsOfKind } from '../../data/product/news';

/** What the last product lists changed, one request for all screens. */
export function useProductNews(): Live<NewsByKind> {
  return useAnswer({
    queryKey: [catalogKey, 'news'],
    queryFn: fetchNews,
    ...currentAnswers,
  });
}
