import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { UploadField } from './upload-field';
import { type UploadTransport, useUploads } from './use-uploads';

beforeAll(() => {
  let createdCount = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => `blob:${++createdCount}`, revokeObjectURL: () => undefined }),
  );
});
afterEach(cleanup);

type Send = (file: File, transport: UploadTransport) => Promise<{ imageId: string }>;

function Form({ send }: { readonly send: Send }) {
  const uploads = useUploads({ send });
  return (
    <>
      <UploadField
        label="Proof"
        chooseLabel="Drop or choose"
        previewLabel={(place) => `Picture ${place}`}
        removeLabel={(place) => `Remove ${place}`}
        progressLabel={(place) => `Sending ${place}`}
        error={uploads.error ?? undefined}
        uploads={uploads}
        maxCount={3}
      />
      <output>{uploads.imageIds.join(' ')}</output>
    </>
  );
}

const picture = (name: string, type = 'image/png', bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
const sendSuccessfully: Send = async ({ name }) => ({ imageId: `id-${name}` });
const input = () => screen.getByLabelText<HTMLInputElement>('Proof');
const ids = () => screen.getByRole('status').textContent;
const user = userEvent.setup({ applyAccept: false });

it('uploads selected files, reports them in order, and leaves out removed ones', async () => {
  render(<Form send={sendSuccessfully} />);
  await user.upload(input(), [picture('a'), picture('b')]);
  await waitFor(() => expect(ids()).toBe('id-a id-b'));
  await user.click(screen.getByRole('button', { name: 'Remove 1' }));
  expect(ids()).toBe('id-b');
  expect(screen.queryByAltText('Picture 2')).toBeNull();
});

it('accepts dropped files', async () => {
  render(<Form send={sendSuccessfully} />);
  fireEvent.drop(input(), { dataTransfer: { files: [picture('dropped')] } });
  await waitFor(() => expect(ids()).toBe('id-dropped'));
});

it('accepts three at most and says so', async () => {
  render(<Form send={sendSuccessfully} />);
  await user.upload(
    input(),
    ['a', 'b', 'c', 'd'].map((name) => picture(name)),
  );
  expect(await screen.findByText('count')).toBeTruthy();
  expect(ids()).toBe('id-a id-b id-c');
  expect(screen.queryByLabelText('Proof')).toBeNull();
});

it.each([
  ['another format', picture('a.gif', 'image/gif'), 'type'],
  ['a byte too many', picture('big', 'image/jpeg', 5 * 1024 * 1024 + 1), 'size'],
])('reports %s before the upload', async (_what, file, fault) => {
  const send = vi.fn(sendSuccessfully);
  render(<Form send={send} />);
  await user.upload(input(), file);
  expect(await screen.findByText(fault)).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

it('shows the progress of a picture, and drops a refused one', async () => {
  let refuse = (): void => undefined;
  const send: Send = (_file, { onProgress }) => {
    onProgress(0.4);
    return new Promise((_done, fail) => {
      refuse = () => fail(new Error('refused'));
    });
  };
  render(<Form send={send} />);
  await user.upload(input(), picture('a'));
  expect(screen.getByRole('progressbar', { name: 'Sending 1' }).getAttribute('aria-valuenow')).toBe('40');
  refuse();
  expect(await screen.findByText('refused')).toBeTruthy();
  expect(screen.queryByAltText('Picture 1')).toBeNull();
});

it('aborts the upload of a removed picture', async () => {
  let signal: AbortSignal | undefined;
  render(
    <Form
      send={(_file, transport) => {
        signal = transport.signal;
        return new Promise(() => undefined);
      }}
    />,
  );
  await user.upload(input(), picture('a'));
  await user.click(screen.getByRole('button', { name: 'Remove 1' }));
  expect(signal?.aborted).toBe(true);
});
