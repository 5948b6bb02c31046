import { activeParts, injectionPayloads } from '@marquee/testing/injection-payloads';
import { fireEvent, mockShell, screen } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { RichText } from './rich-text';

it('shows none of two hundred payloads, even if the server had not cleaned them', async () => {
  const { render } = await mockShell();
  render(
    <main>
      {injectionPayloads.map((payload) => (
        <section key={payload} data-payload={payload}>
          <RichText html={payload} />
        </section>
      ))}
    </main>,
  );
  const sections = [...document.querySelectorAll<HTMLElement>('[data-payload]')];
  expect(sections).toHaveLength(200);
  const activeContent = sections.flatMap((section) =>
    activeParts(section).map((part) => [section.dataset['payload'], part]),
  );
  expect(activeContent).toEqual([]);
  expect(Reflect.get(self, 'injected')).toBeUndefined();
});

it('keeps what a text is made of', async () => {
  const { render } = await mockShell();
  render(
    <RichText html='<h2>Title</h2><table><tbody><tr><th scope="row">A</th><td colspan="2">b</td></tr></tbody></table>' />,
  );
  expect(screen.getByRole('heading', { name: 'Title' })).toBeTruthy();
  expect(screen.getByText('b').outerHTML).toBe('<td colspan="2">b</td>');
  expect(screen.getByText('A').outerHTML).toBe('<th scope="row">A</th>');
});

it('goes to pages of the site without loading it again, and to others as browsers do', async () => {
  const { render, serviceCalls } = await mockShell();
  render(<RichText html='<a href="/help#fairness">inside</a> <a href="https://example.com/">outside</a>' />);
  expect(fireEvent.click(screen.getByText('inside'))).toBe(false);
  const navigations = () => serviceCalls.filter(({ service }) => service === 'navigate').map(({ values }) => values[0]);
  expect(navigations()).toEqual(['/help#fairness']);
  expect(fireEvent.click(screen.getByText('inside'), { ctrlKey: true })).toBe(true);
  expect(navigations()).toHaveLength(1);
});
