import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { hasUnsavedForms, useUnsavedForm } from './unsaved-forms';

function openForm() {
  return renderHook(() => {
    const form = useForm<{ amount: string; bank?: string }>({ defaultValues: { amount: '5' } });
    form.register('amount');
    form.register('bank');
    useUnsavedForm(form);
    return form;
  });
}

it('counts a value that was chosen without the keyboard, until it is reset or the form is gone', () => {
  const { result, unmount } = openForm();
  expect(hasUnsavedForms()).toBe(false);
  act(() => result.current.setValue('bank', 'Delta'));
  expect(hasUnsavedForms()).toBe(true);
  act(() => result.current.reset());
  expect(hasUnsavedForms()).toBe(false);
  act(() => result.current.setValue('amount', '50'));
  expect(hasUnsavedForms()).toBe(true);
  unmount();
  expect(hasUnsavedForms()).toBe(false);
});
