import { watchConnected } from '../../data/base/database';
import { once } from '../../data/base/subscription';

/** Whether the database can be reached at this moment. */
export const isConnected = () => once(watchConnected);

/** Resolves as soon as the database can be reached. */
export const whenConnected = () => once(watchConnected, (connected) => connected);
