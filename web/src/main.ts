import './styles/tokens.css';
import './styles/base.css';
import { followInstalling } from '$lib/browser/install.svelte';
import { followSettings } from '$lib/browser/settings.svelte';
import { mount } from 'svelte';
import Client from './Client.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has the place of the app');

followSettings();
followInstalling();
mount(Client, { target });
