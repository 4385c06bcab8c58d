import {
  AppstoreOutlined,
  BarChartOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  DollarOutlined,
  FileTextOutlined,
  IdcardOutlined,
  TagsOutlined,
  TeamOutlined,
  CloudUploadOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

import { routes } from '../../../config/routes';
import { formatCents, fromCents } from '../../../../domain/words/money';
import { useDashboard } from '../../../providers/figures/dashboard';
import { dataOf, mapLive } from '../../../providers/live/live';
import { PageTitle } from '../../../ui/pieces/page-title';
import { Price } from '../../../ui/pieces/product/price';
import { resultsSearch } from '../results/results-search';
import { ScreenLink } from '../results/screen-link';
import { ChartSkeleton } from './chart-skeleton';
import styles from './dashboard.module.css';
import { Tile } from './tile';
import { statusPlurals } from '../../../../domain/order/status';
import { describeFailure } from '../../../../domain/outbox/failure';
import { useBackup } from '../../../providers/product/catalog';
import { ofScreenInFront } from '../../../providers/page/preload/network-idle';
import { lazyPart } from '../../../ui/late/lazy-part';
import { FailedState } from '../../../ui/states/failed-state';

/** The charts' code and library load after the tiles. */
const Charts = lazyPart({
  load: async () => (await ofScreenInFront(import('../charts/charts'))).Charts,
  failure: 'Os gráficos não foram carregados',
  waiting: <ChartSkeleton />,
  Failed: FailedState,
});

const orderTiles = [
  { status: 'Aprovado', icon: <CheckCircleOutlined />, tone: 'approved' },
  { status: 'Pendente', icon: <ClockCircleOutlined />, tone: 'pending' },
  { status: 'Excluido', icon: <CloseCircleOutlined />, tone: 'deleted' },
] as const;

/** The administrator's figures (§2 /home), below `children`. Each loads and fails independently. */
export function Dashboard({ children }: { children: ReactNode }) {
  const { customers, sellers, categories, activeProducts, summaries, quotes, quoteTotal } =
    useDashboard();

  return (
    <>
      <PageTitle
        title="Painel"
        actions={
          <>
            <ScreenLink
              to={{ pathname: routes.home, search: resultsSearch }}
              icon={<BarChartOutlined aria-hidden />}
            >
              Resultados
            </ScreenLink>
            <BackupButton />
          </>
        }
      />
      {children}
      <div className={styles.figures}>
        <section className={`stack ${styles.records}`} aria-label="Cadastros">
          <Tile
            title="Clientes"
            value={customers}
            detail="aprovados"
            icon={<TeamOutlined />}
            link={{ to: routes.customers }}
          />
          <Tile
            title="Vendedores"
            value={sellers}
            detail="aprovados"
            icon={<IdcardOutlined />}
            link={{ to: routes.sellers }}
          />
          <Tile
            title="Categorias"
            value={categories}
            detail="no catálogo"
            icon={<TagsOutlined />}
            link={{ to: routes.categories }}
          />
          <Tile
            title="Produtos ativos"
            value={activeProducts}
            detail="no catálogo"
            icon={<AppstoreOutlined />}
            link={{ to: routes.products }}
          />
        </section>
        <section className={`stack ${styles.orders}`} aria-label="Pedidos">
          {orderTiles.map(({ status, ...tile }) => {
            const cents = dataOf(summaries)?.[status].centavos;
            return (
              <Tile
                key={status}
                {...tile}
                title={`Pedidos ${statusPlurals[status].toLowerCase()}`}
                value={mapLive(summaries, (all) => all[status].quantidade)}
                detail={cents !== undefined && <Price value={fromCents(cents)} />}
                signs={cents === undefined ? undefined : formatCents(cents).length}
                link={{ to: routes.orders, state: { statusdopedido: status } }}
              />
            );
          })}
          <Tile title="Orçamentos" value={quotes} detail="até hoje" icon={<FileTextOutlined />} />
          <Tile
            title="Total em orçamentos"
            value={mapLive(quoteTotal, (cents) => (
              <Price value={fromCents(cents)} />
            ))}
            detail="até hoje"
            icon={<DollarOutlined />}
            isSum
            signs={quoteTotal.status === 'ready' ? formatCents(quoteTotal.data).length : undefined}
          />
        </section>
      </div>
      <div className={styles.charts}>
        <Charts needed={summaries.status !== 'loading'} />
      </div>
    </>
  );
}

/** Saves the catalogue and shows the endpoint's answer (§7 /bkp). */
function BackupButton() {
  const { mutate, isPending, isError, data, error } = useBackup();
  return (
    <div className={`flow ${styles.backup}`}>
      <p role="status" className={isError ? 'failed' : undefined}>
        {isPending && 'Salvando os produtos…'}
        {isError ? describeFailure('O back-up não foi realizado', error) : data}
      </p>
      <Button
        icon={<CloudUploadOutlined aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        Realizar Back-Up
      </Button>
    </div>
  );
}
