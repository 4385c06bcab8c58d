import { watchConnected } from '../../data/base/database';
import { once } from '../../data/base/subscription';

export const isConnected = () => once(watchConnected);

export const whenConnected = () => once(watchConnected, (connected) => connected);
