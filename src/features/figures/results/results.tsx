import { DashboardOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';

import type { FigureGroup, Figures } from '../../../../domain/figures/figures';
import { dayText, monthsBack } from '../../../../domain/figures/period';
import type { Measure } from '../../../../domain/figures/chart-sums';
import { clockInSaoPaulo } from '../../../../domain/words/time';
import { routes } from '../../../config/routes';
import { figuresFailure, useFigures, useRefreshFigures } from '../../../providers/figures/figures';
import { useAddressValues } from '../../../providers/page/address/use-address-values';
import { useToday } from '../../../providers/page/use-today';
import { EmptyState } from '../../../ui/states/empty-state';
import { Ready } from '../../../ui/states/ready';
import { PageTitle } from '../../../ui/pieces/page-title';
import type { Behind, ShowBehind } from './behind/behind-button';
import { GroupSection } from './groups/group-section';
import { OrdersDrawer } from './behind/orders-drawer';
import { PeriodBar } from './period-bar';
import { chosenPeriod, periodWords } from './figure-words';
import { resultsAddress, type ResultsPlace } from './results-address';
import styles from './results.module.css';
import { ScreenLink } from './screen-link';
import { Totals } from './totals/totals';

/** Months, sellers, cities, categories, customers, products. */
const sections: FigureGroup[] = ['mes', 'vendedor', 'cidade', 'categoria', 'cliente', 'produto'];

/** 'Resultados' (§2 /home): the sales of a period, compared with the previous one. */
export function Results() {
  const [place, change] = useAddressValues(resultsAddress);
  const today = dayText(useToday());
  const chosen = useMemo(() => chosenPeriod(place, today), [place, today]);
  const problem = 'problem' in chosen ? chosen.problem : undefined;
  const answer = useFigures(
    'problem' in chosen ? null : chosen,
    monthsBack(place.period, place.comparison),
  );
  const [behind, setBehind] = useState<Behind>();

  const choose = (changed: Partial<ResultsPlace>) => {
    // The period 'dias' starts with the days that are shown.
    const isDays = changed.period === 'dias' && !('problem' in chosen);
    change({ ...changed, ...(isDays && { from: chosen.de, to: chosen.ate }) });
  };
  return (
    <>
      <PageTitle
        title="Resultados"
        actions={
          <ScreenLink to={routes.home} icon={<DashboardOutlined aria-hidden />}>
            Painel
          </ScreenLink>
        }
      />
      <PeriodBar place={place} problem={problem} onChange={choose} />
      {problem === undefined && (
        <Ready
          of={answer}
          loading="Calculando os resultados…"
          failed={(error) => figuresFailure('Os resultados não foram calculados', error)}
        >
          {(found) => <Found figures={found} measure={place.measure} onShow={setBehind} />}
        </Ready>
      )}
      <OrdersDrawer behind={behind} onClose={() => setBehind(undefined)} />
    </>
  );
}

interface FoundProps {
  figures: Figures;
  measure: Measure;
  onShow: ShowBehind;
}

function Found({ figures, measure, onShow }: FoundProps) {
  const { periodo, anterior, agora, antes, atualizadoem } = figures;
  const { refresh, refreshing } = useRefreshFigures();
  return (
    <>
      <div className={`flow spread secondary ${styles.about}`}>
        <p>
          Orçamentos enviados de {periodWords(periodo)}, comparados com os de{' '}
          {periodWords(anterior)}. Cada um conta no dia do envio; aprovado é o que está aprovado
          agora.
        </p>
        <p className="row" role="status">
          Atualizado às {clockInSaoPaulo(new Date(atualizadoem))}
          <Button
            size="small"
            icon={<ReloadOutlined aria-hidden />}
            loading={refreshing}
            onClick={refresh}
          >
            Atualizar
          </Button>
        </p>
      </div>
      {agora.enviados.pedidos === 0 && antes.enviados.pedidos === 0 ? (
        <EmptyState
          title="Nenhum orçamento foi enviado nestes dias."
          text="Escolha outro período."
        />
      ) : (
        <>
          <Totals figures={figures} onShow={onShow} />
          <div className={`stack ${styles.sections}`}>
            {sections.map((by) => (
              <GroupSection key={by} by={by} figures={figures} measure={measure} onShow={onShow} />
            ))}
          </div>
        </>
      )}
    </>
  );
}
