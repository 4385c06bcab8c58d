import { useEffect, useMemo } from 'react';

import { newsKinds, type NewsKind } from '../../../domain/product/news';
import { fetchNews, type NewsByKind } from '../../data/product/news';
import { dataOf, type Live } from '../live/live';
import { useAnswer } from '../live/use-answer';
import { usePreference } from '../session/preferences';
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

/** The kinds with products; while they load, those of the last visit, so that their place is kept. */
export function useNewsKinds(): readonly NewsKind[] {
  const live = useProductNews();
  const news = dataOf(live);
  const [seen, remember] = usePreference('novidades');
  const known = useMemo(() => news && newsKinds.filter((kind) => news[kind]), [news]);
  useEffect(() => {
    if (known && known.join() !== seen.join()) remember(known);
  }, [known, seen, remember]);
  return known ?? (live.status === 'loading' ? seen : []);
}
