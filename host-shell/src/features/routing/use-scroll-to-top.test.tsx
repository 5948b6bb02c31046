import { fireEvent, mockBoot, screen } from '@marquee/testing/mock-shell';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { pageRouteAt, pageRoutes } from './page-route';
import { useScrollToTop } from './use-scroll-to-top';

const ADDRESSES = ['/help', '/login', '/register', '/?page=2', '/help#term', '/blog'];

const routes = pageRoutes(mockBoot());
function Page() {
  const navigate = useNavigate();
  useScrollToTop(pageRouteAt(routes, useLocation().pathname).name);
  return (
    <>
      {ADDRESSES.map((address) => (
        <Link key={address} to={address}>
          {address}
        </Link>
      ))}
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}

const scrolls: unknown[] = [];
const goTo = (address: string) => fireEvent.click(screen.getByText(address));

beforeEach(async () => {
  await showSitePart(<Page />);
  scrolls.length = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation((...place: unknown[]) => void scrolls.push(...place));
});

it('goes up smoothly when the page is another one', () => {
  goTo('/help');
  expect(scrolls).toEqual([{ top: 0, behavior: 'smooth' }]);
});

it('stays where it is for a popup’s address, another query, an anchor, and on the way back', () => {
  for (const address of ['/login', '/register', '/?page=2', '/help#term']) goTo(address);
  expect(scrolls).toEqual([]);
  goTo('/blog');
  scrolls.length = 0;
  fireEvent.click(screen.getByText('back'));
  expect(scrolls).not.toContainEqual({ top: 0, behavior: 'smooth' });
});
