import { routes } from '../../../config/routes';
import type { OrderStatus } from '../../../../domain/order-status';
import { useDashboard } from '../../../providers/dashboard';
import { mapLive } from '../../../providers/live';
import { PageTitle } from '../../../ui/page-title';
import { Price } from '../../../ui/price';
import { BackupButton } from './backup-button';
import { ChartsPlace } from './charts-place';
import styles from './dashboard.module.css';
import { Tile } from './tile';

/** The administrator's figures (§2 /home); each loads and fails independently. */
export function Dashboard() {
  const { customers, sellers, categories, activeProducts, summaries, quotes, quoteTotal } =
    useDashboard();
  const ordersLink = (statusdopedido: OrderStatus) => ({
    to: routes.orders,
    state: { statusdopedido },
  });
  const count = (status: OrderStatus) => mapLive(summaries, (all) => all[status].quantidade);

  return (
    <>
      <PageTitle title="Painel" actions={<BackupButton />} />
      <section className={styles.group} aria-label="Cadastros">
        <Tile title="Clientes" value={customers} link={{ to: routes.customers }} />
        <Tile title="Vendedores" value={sellers} link={{ to: routes.sellers }} />
        <Tile title="Categorias" value={categories} link={{ to: routes.categories }} />
        <Tile title="Produtos ativos" value={activeProducts} link={{ to: routes.products }} />
      </section>
      <section className={styles.group} aria-label="Pedidos">
        <Tile
          title="Pedidos aprovados"
          value={count('Aprovado')}
          detail={mapLive(summaries, ({ Aprovado }) => (
            <Price value={Aprovado.total} />
          ))}
          tone="approved"
          link={ordersLink('Aprovado')}
        />
        <Tile
          title="Pedidos pendentes"
          value={count('Pendente')}
          tone="pending"
          link={ordersLink('Pendente')}
        />
        <Tile
          title="Pedidos excluídos"
          value={count('Excluido')}
          tone="deleted"
          link={ordersLink('Excluido')}
        />
        <Tile title="Orçamentos" value={quotes} />
        <Tile
          title="Total em orçamentos"
          value={mapLive(quoteTotal, (total) => (
            <Price value={total} />
          ))}
          wide
        />
      </section>
      <ChartsPlace tilesShown={summaries.status !== 'loading'} />
    </>
  );
}
