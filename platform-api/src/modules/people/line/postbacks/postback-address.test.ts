import { describe, expect, it } from 'vitest';
import { filledAddress, isPostbackAddress } from './postback-address';

describe('the address of a postback', () => {
  it.each([
    'https://tracker.example/pb?e={event}&c={campaign}&s={sub}&i={id}&t={at}',
    'https://tracker.example',
    'https://tracker.example/{event}/{id}',
    'HTTPS://Tracker.example/x',
    'https://8.8.8.8/pb',
  ])('takes %s', (address) => expect(isPostbackAddress(address)).toBe(true));

  it.each([
    'http://tracker.example/pb',
    'ftp://tracker.example',
    'https://127.0.0.1/pb',
    'https://2130706433/pb',
    'https://0x7f.1/pb',
    'https://[::1]/pb',
    'https://[::ffff:10.0.0.1]/pb',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/pb',
    'https://db.internal/pb',
    'https://api.localhost./pb',
    'https://tracker.example:8443/pb',
    'https://user:word@tracker.example/pb',
    'https://{sub}.example/pb',
    'https://tracker.example/{account}',
    'https://tracker.example/{',
    'https://tracker.example/a b',
    'https://tracker.example/#part',
    'javascript:alert(1)',
    '',
  ])('refuses %s', (address) => expect(isPostbackAddress(address)).toBe(false));

  it('takes values as text, not as part of the address', () => {
    const values = { event: 'registration', campaign: '&x=1#/../', sub: 'a', id: 'i', at: '2026-01-01T00:00:00Z' };
    const filled = filledAddress('https://tracker.example/p/{campaign}?s={sub}&c={campaign}', values);
    expect(filled.host).toBe('tracker.example');
    expect(filled.searchParams.get('c')).toBe('&x=1#/../');
    expect([...filled.searchParams.keys()]).toEqual(['s', 'c']);
    expect(filled.pathname).toBe('/p/%26x%3D1%23%2F..%2F');
  });
});
