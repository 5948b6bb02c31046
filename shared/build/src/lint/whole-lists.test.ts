import { expect, it } from 'vitest';
import { refusedLines } from './refused-lines.fixture';

it('refuses every use of what findAllBy answers', async () => {
  const lines = [
    "expect(await screen.findAllByRole('listitem')).toHaveLength(9);",
    "const last = (await dialog.findAllByText('Apply')).at(-1);",
    "const [first, second] = await findAllByLabelText(page, 'Reason');",
  ];
  expect(await refusedLines('marquee/whole-lists', lines)).toEqual(lines);
});

it('accepts waiting for the first match, and for the whole list', async () => {
  const lines = [
    "await screen.findAllByRole('article');",
    "expect(await screen.findByRole('article')).toBeTruthy();",
    "await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9));",
  ];
  expect(await refusedLines('marquee/whole-lists', lines)).toEqual([]);
});
