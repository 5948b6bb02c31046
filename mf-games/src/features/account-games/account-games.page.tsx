import { useLocation } from 'react-router-dom';
import { Favourites } from './favourites';
import { Recent } from './recent';

/** `/favorite` and `/recent`: games of the member. */
export default function AccountGamesPage() {
  return useLocation().pathname === '/favorite' ? <Favourites /> : <Recent />;
}
