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
} from '@ant-design/icons';

import { routes } from '../../../config/routes';
import { formatCents, fromCents } from '../../../../domain/words/money';
import type { OrderStatus } from '../../../../domain/order/status';
import { useDashboard } from '../../../providers/figures/dashboard';
import { mapLive } from '../../../providers/live/live';
import { PageTitle } from '../../../ui/pieces/page-title';
import { Price } from '../../../ui/pieces/price';
import { resultsSearch } from '../results/results-search';
import { ScreenLink } from '../results/screen-link';
import { BackupButton } from './backup-button';
import { ChartsPlace } from './charts-place';
import styles from './dashboard.module.css';
import { Tile } from './tile';
import { ToDo } from './to-do';

/** The administrator's figures (§2 /home); each loads and fails independently. */
export function Dashboard() {
  const { customers, sellers, categories, activeProducts, summaries, quotes, quoteTotal } =
    useDashboard();
  const ordersLink = (statusdopedido: OrderStatus) => ({
    to: routes.orders,
    state: { statusdopedido },
  });
  const count = (status: OrderStatus) => mapLive(summaries, (all) => all[status].quantidade);
  const signs = (status: OrderStatus) =>
    summaries.status === 'ready' ? formatCents(summaries.data[status].centavos).length : undefined;
  const sum = (status: OrderStatus) =>
    summaries.status === 'ready' && <Price value={fromCents(summaries.data[status].centavos)} />;

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
      <ToDo />
      <div className={styles.figures}>
        <section className={styles.records} aria-label="Cadastros">
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
        <section className={styles.orders} aria-label="Pedidos">
          <Tile
            title="Pedidos aprovados"
            value={count('Aprovado')}
            detail={sum('Aprovado')}
            signs={signs('Aprovado')}
            icon={<CheckCircleOutlined />}
            tone="approved"
            link={ordersLink('Aprovado')}
          />
          <Tile
            title="Pedidos pendentes"
            value={count('Pendente')}
            detail={sum('Pendente')}
            signs={signs('Pendente')}
            icon={<ClockCircleOutlined />}
            tone="pending"
            link={ordersLink('Pendente')}
          />
          <Tile
            title="Pedidos excluídos"
            value={count('Excluido')}
            detail={sum('Excluido')}
            signs={signs('Excluido')}
            icon={<CloseCircleOutlined />}
            tone="deleted"
            link={ordersLink('Excluido')}
          />
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
      <ChartsPlace tilesShown={summaries.status !== 'loading'} />
    </>
  );
}
