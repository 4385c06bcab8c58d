import { Button, Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { formatBRL } from '../../../../domain/words/money';
import { similarTo, type PastLine } from '../../../../domain/lists/past-lines';
import type { Product } from '../../../../domain/product/product';
import { useProducts } from '../../../providers/product/catalog';
import styles from './reorder.module.css';
import { stockOf } from './reorder-words';

interface SimilarChoiceProps {
  past: PastLine;
  prices: boolean;
  chosen: Product | undefined;
  /** Undefined for no product. */
  onChoose: (product: Product | undefined) => void;
}

/** Products that may replace one that left the catalogue. Loads them on a click, and chooses none. */
export function SimilarChoice(props: SimilarChoiceProps) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button
        size="small"
        aria-label={`Ver parecidos com ${props.past.DESCRICAO}`}
        onClick={() => setAsked(true)}
      >
        Ver parecidos
      </Button>
    );
  }
  return <Similar {...props} />;
}

const maxSimilarProducts = 5;
const noProduct = '';

/** Takes the focus from the button that it replaces, and gives it to the first result. */
function Similar({ past, prices, chosen, onChoose }: SimilarChoiceProps) {
  const group = useProducts(past.CD_GRUPO || null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Immediate results have the focus already.
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
  }, []);
  const found =
    group.status === 'ready' ? similarTo(past, group.data.products, maxSimilarProducts) : [];
  return (
    <div ref={box} tabIndex={-1} className={styles.similar}>
      {group.status === 'loading' && <p role="status">Buscando parecidos…</p>}
      {group.status === 'failed' && (
        <p role="alert">
          Não foi possível buscar parecidos.{' '}
          <Button size="small" onClick={group.retry}>
            Tentar de novo
          </Button>
        </p>
      )}
      {group.status === 'ready' && found.length === 0 && (
        <p role="status">Nenhum produto parecido no catálogo.</p>
      )}
      {found.length > 0 && (
        <Radio.Group
          vertical
          aria-label={`No lugar de ${past.DESCRICAO}`}
          value={chosen?.CD_PRODUTO ?? noProduct}
          onChange={({ target: { value } }) =>
            onChoose(found.find(({ CD_PRODUTO }) => CD_PRODUTO === value))
          }
        >
          <Radio value={noProduct} autoFocus>
            Não substituir
          </Radio>
          {found.map((product) => (
            <Radio key={product.CD_PRODUTO} value={product.CD_PRODUTO}>
              {similarWords(product, prices)}
            </Radio>
          ))}
        </Radio.Group>
      )}
    </div>
  );
}

function similarWords(product: Product, prices: boolean): string {
  const { CD_PRODUTO, DESCRICAO, preco_venda } = product;
  const price = prices ? [formatBRL(preco_venda)] : [];
  return [DESCRICAO, `Cód. ${CD_PRODUTO}`, stockOf(product, prices), ...price].join(' · ');
}
