import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import Boundary from '../../../src/Boundary.svelte';
import Trouble from '../../../src/pages/Trouble.svelte';

test('says what happened and offers to reload', () => {
  render(Trouble, { error: new Error('no such gear') });
  expect(screen.getByRole('alert').textContent).toContain('no such gear');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

test('stands in for an app that fails while it is drawn', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const children = createRawSnippet(() => {
    throw new Error('a newer server');
  });
  render(Boundary, { children });
  expect((await screen.findAllByRole('alert')).at(-1)?.textContent).toContain('a newer server');
  expect(report).toHaveBeenCalled();
  report.mockRestore();
});
