import type ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Networks whose word about their clients is believed. */
export type Networks = readonly (readonly [Address, number])[];
