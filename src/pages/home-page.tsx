export { Home as HomePage } from '../features/home/home';
