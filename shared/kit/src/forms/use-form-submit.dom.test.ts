import { act, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { useForm } from 'react-hook-form';
import { beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '../http/api-error';
import { startI18n } from '../i18n/i18n';
import { useFieldMessage, useFormSubmit } from './use-form-submit';

const messages = {
  errors: { unknown_error: 'Something went wrong.', amount_below_minimum: 'Too little.' },
  fields: {
    too_short: 'Too short.',
    too_long_one: 'At most one character.',
    too_long_other: 'At most {{max}} characters.',
    invalid_value: 'Check this.',
  },
};
beforeAll(() => i18next.init({ lng: 'en', resources: { en: { shell: messages } } }));

const send = vi.fn<(values: object) => Promise<void>>();

function open() {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { amount: '5', note: '' } });
    form.register('amount');
    form.register('note');
    const submission = useFormSubmit(form, send, { fieldOf: { amount_below_minimum: 'amount' } });
    return { ...submission, errors: form.formState.errors };
  });
  const submit = () => act(async () => result.current.submit());
  return { result, submit };
}

it('shows a refusal of one field beside it, and allows another attempt', async () => {
  const { result, submit } = open();
  send.mockRejectedValueOnce(new ApiError('amount_below_minimum')).mockResolvedValueOnce();
  await submit();
  expect(result.current.errors.amount?.message).toBe('Too little.');
  expect(result.current.failure).toBeNull();
  await submit();
  expect(result.current.errors).toEqual({});
  expect(send).toHaveBeenLastCalledWith({ amount: '5', note: '' });
});

it('says beside the field what it could not say yet when the refusal came', async () => {
  await startI18n('en', 'shell', {});
  const { result, submit } = open();
  send.mockRejectedValueOnce(new ApiError('amount_below_minimum'));
  await submit();
  expect(result.current.errors.amount?.message).toBe('…');
  await act(async () => void i18next.addResourceBundle('en', 'shell', messages));
  expect(result.current.errors.amount?.message).toBe('Too little.');
});

it('shows the fields named by the server, registered or not, and the failure above', async () => {
  const { result, submit } = open();
  const fields = [
    { path: 'note', messageKey: 'too_short' },
    { path: 'elsewhere', messageKey: 'newer_rule' },
  ];
  send.mockRejectedValueOnce(new ApiError('validation_failed', 'r1', { fields })).mockResolvedValueOnce();
  await submit();
  expect(result.current.errors).toMatchObject({
    note: { message: 'Too short.' },
    elsewhere: { message: 'Check this.' },
  });
  expect(result.current.failure?.requestId).toBe('r1');
  const callCount = send.mock.calls.length;
  await submit();
  expect(send.mock.calls.length).toBe(callCount + 1);
  expect(result.current.failure).toBeNull();
});

it('shows an invalid answer as an unknown error', async () => {
  const { result, submit } = open();
  send.mockRejectedValueOnce(new TypeError('no such property'));
  await submit();
  expect(result.current.failure?.code).toBe('unknown_error');
});

it('counts with the bound that a text names', () => {
  const { result } = renderHook(() => useFieldMessage());
  expect(result.current({ messageKey: 'too_long', params: { min: 5, max: 1 } })).toBe('At most one character.');
  expect(result.current({ messageKey: 'too_long', params: { max: 64 } })).toBe('At most 64 characters.');
});
