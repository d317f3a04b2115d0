import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandContext } from '#server/engine/context/host.ts';

/** Somebody is registered at the desk. */
export type Registering = CommandContext<Commands['register_pilgrim_hajj_passenger_info']>;
