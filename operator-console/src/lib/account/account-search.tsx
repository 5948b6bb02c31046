import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import type { FormEvent, ReactNode } from 'react';
import forms from '../layout/forms.module.css';
import { useAddressFilter } from '../paging/use-address-filter';

/** The account that was searched for, and the page of what is listed about it. */
export interface SearchedAccount {
  readonly account: string;
  readonly pageNo: number;
  readonly onPage: (page: number) => void;
}

interface AccountSearchProps {
  /** Of the field. */
  readonly label: string;
  readonly action: string;
  /** Shown before anybody was searched for. */
  readonly start?: ReactNode;
  /** Mounted anew for each account. */
  readonly children: (searched: SearchedAccount) => ReactNode;
}

/** A search for one account of a brand by its user name, kept in the address as `?account=`. */
export function AccountSearch({ label, action, start = null, children }: AccountSearchProps) {
  const { pageNo, valueOf, choose } = useAddressFilter<'account'>();
  const account = valueOf('account');
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('account');
    choose('account', typeof typed === 'string' ? typed.trim() : '');
  };
  return (
    <>
      <form className={forms.filters} onSubmit={find} role="search">
        <TextField
          key={account}
          name="account"
          label={label}
          type="search"
          defaultValue={account}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button type="submit">{action}</Button>
      </form>
      {account === '' ? start : children({ account, pageNo, onPage: (page) => choose('page', String(page)) })}
    </>
  );
}
