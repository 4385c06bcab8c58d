import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useControlSize } from '../../../../ui/hooks/use-control-size';
import { lazyPart } from '../../../../ui/late/lazy-part';
import { RetryAlert } from '../../../../ui/states/retry-alert';
import { furtherWords } from './further-words';

/** What 'Mais filtros' opens; its code comes with the first click. */
export const LateFurtherFields = lazyPart({
  load: async () => (await import('./further-fields')).FurtherFields,
  failure: furtherWords.failed,
  Failed: RetryAlert,
});

interface FurtherButtonProps {
  id: string;
  /** How many of them are at work. */
  count: number;
  open: boolean;
  onClick: () => void;
}

export function FurtherButton({ id, count, open, onClick }: FurtherButtonProps) {
  const size = useControlSize();
  return (
    <Button
      size={size}
      icon={<FilterOutlined aria-hidden />}
      aria-label={furtherWords.button(count)}
      title={furtherWords.button(count)}
      data-count={count === 0 ? undefined : count}
      aria-expanded={open}
      aria-controls={id}
      onClick={onClick}
    >
      {furtherWords.button(count)}
    </Button>
  );
}
