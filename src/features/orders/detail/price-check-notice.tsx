import type { Product } from '../../../../domain/product';
import type { Live } from '../../../providers/live';
import { Notice } from '../../../ui/notice';
import { RetryAlert } from '../retry-alert';
import type { PriceDoubt } from './table-price';

interface PriceCheckNoticeProps {
  products: Live<Product[]>;
  doubts: readonly (PriceDoubt | undefined)[];
}

/** Sums up the comparison of an order's prices; silent while they agree. */
export function PriceCheckNotice({ products, doubts }: PriceCheckNoticeProps) {
  if (products.status === 'failed') {
    return (
      <RetryAlert
        message="Os preços de hoje não puderam ser consultados; os itens estão sem conferência."
        onRetry={products.retry}
      />
    );
  }
  const count = doubts.filter((doubt) => doubt !== undefined).length;
  if (count === 0) return null;
  return (
    <Notice
      title={
        count === 1
          ? '1 item tem preço diferente da tabela de hoje.'
          : `${count} itens têm preço diferente da tabela de hoje.`
      }
    />
  );
}
