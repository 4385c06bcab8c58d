import { Button } from 'antd';
import { memo } from 'react';

import { newsWords } from '../../../../domain/product/news';
import { dataOf, seenAtOf } from '../../../providers/live/live';
import { useNewsKinds, useProductNews } from '../../../providers/product/news';
import { LabelledSelect } from '../../../ui/forms/labelled-select';
import { SeenAt } from '../../../ui/states/seen-at';
import styles from '../cards/bought.module.css';
import type { NewsChoice } from './product-address';

interface NewsFilterProps {
  value: NewsChoice;
  onChange: (change: { news: NewsChoice }) => void;
}

/** Narrows the list to what the last product lists changed. Absent without such products. */
export const NewsFilter = memo(function NewsFilter({ value, onChange }: NewsFilterProps) {
  const live = useProductNews();
  const kinds = useNewsKinds();
  if (live.status === 'failed' && value !== '') {
    return (
      <p role="alert" className={styles.filter}>
        Não foi possível saber o que é novo.{' '}
        <Button size="small" onClick={live.retry}>
          Tentar de novo
        </Button>
      </p>
    );
  }
  const news = dataOf(live) ?? {};
  if (kinds.length === 0) return null;
  return (
    <div>
      <LabelledSelect<NewsChoice>
        label="O que é novo"
        options={[
          { value: '', label: 'Todos os produtos' },
          ...kinds.map((kind) => ({
            value: kind,
            label: `${newsWords[kind]} (${news[kind]?.size ?? '…'})`,
          })),
        ]}
        value={kinds.find((kind) => kind === value) ?? ''}
        onChange={(chosen) => onChange({ news: chosen })}
      />
      {value !== '' && <SeenAt at={seenAtOf(live)} />}
    </div>
  );
});
