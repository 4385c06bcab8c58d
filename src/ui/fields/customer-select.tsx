import { Select } from 'antd';
import type { ReactNode } from 'react';

import type { CustomerEntry } from '../../../domain/people/customer-entry';
import { customerFacts } from '../../../domain/people/customer-facts';
import { companyOf } from '../../../domain/people/user';
import styles from './customer-select.module.css';
import { useControlSize } from '../hooks/use-control-size';

interface Option {
  value: string;
  label: string;
  facts?: string | undefined;
}

interface CustomerSelectProps {
  id: string;
  /** A uid, or '' for the first option of `offered`. */
  value: string;
  face: string;
  /** Options before the person types. */
  offered: readonly Option[];
  onOpen?: () => void;
  typed: string;
  onType: (typed: string) => void;
  found: readonly CustomerEntry[];
  search: 'loading' | 'ready' | 'failed';
  /** Without a connection the search finds only customers that this device keeps. */
  connected: boolean;
  onPick: (value: string, label: string) => void;
  disabled?: boolean;
  describedBy?: string;
  /** More about a customer, for the rows that are shown. */
  more?: (uid: string) => ReactNode;
  /** Starts focused, with its list open. */
  begins?: boolean;
}

const seenOnly = 'Sem conexão: busca só entre os clientes que estão neste aparelho.';
const failedWords = 'A busca falhou. Verifique sua conexão e tente de novo.';

export function CustomerSelect({
  id,
  value,
  face,
  offered,
  onOpen,
  typed,
  onType,
  found,
  search,
  connected,
  onPick,
  disabled = false,
  describedBy = '',
  more,
  begins = false,
}: CustomerSelectProps) {
  const size = useControlSize();
  const isSearching = typed.trim() !== '';
  return (
    <>
      <Select<{ value: string; label: string }, Option>
        id={id}
        size={size}
        style={{ width: '100%', borderRadius: 'var(--mmv-radius)' }}
        classNames={{ content: `bold ${styles.chosen}` }}
        // The label is text, because antd would otherwise have screen readers read the value.
        labelInValue
        value={{ value, label: face }}
        aria-describedby={`${id}-chosen ${describedBy}`.trim()}
        disabled={disabled}
        autoFocus={begins}
        defaultOpen={begins}
        options={isSearching ? found.map(optionOf) : [...offered]}
        optionRender={({ data }) => (
          <span className={styles.option}>
            {data.label}
            {data.facts && <small className="small">{data.facts}</small>}
            {data.value !== '' && more?.(data.value)}
          </span>
        )}
        showSearch={{ filterOption: false, searchValue: typed, onSearch: onType }}
        // antd dims the chosen value to 25% while the list is open, which is hard to read.
        styles={{ content: { opacity: 1 }, popup: { root: { maxWidth: 'var(--mmv-popup)' } } }}
        popupMatchSelectWidth={false}
        notFoundContent={search === 'failed' ? failedWords : emptyWords(search, typed, connected)}
        popupRender={(list) => (
          <section aria-label="Clientes">
            {!isSearching && (
              <p className={`small ${styles.how}`}>Busque por nome, código, CNPJ ou cidade.</p>
            )}
            {isSearching && !connected && <p className={`small ${styles.how}`}>{seenOnly}</p>}
            {list}
          </section>
        )}
        onSelect={(_, chosen) => {
          onType('');
          onPick(chosen.value, chosen.label);
        }}
        onOpenChange={(isOpen) => (isOpen ? onOpen?.() : onType(''))}
      />
      <span id={`${id}-chosen`} hidden>
        {face}
      </span>
    </>
  );
}

function emptyWords(search: 'loading' | 'ready', typed: string, connected: boolean): string {
  if (search === 'loading') return 'Buscando…';
  return `Nenhum cliente ${connected ? 'aprovado' : 'deste aparelho'} com “${typed.trim()}”.`;
}

function optionOf(entry: CustomerEntry): Option {
  return { value: entry.uid, label: companyOf(entry), facts: customerFacts(entry) };
}
