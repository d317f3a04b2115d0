/** What somebody tells of a matter of their own; everything else is the office's to say. */
export const told = ['subject', 'ticket_department', 'ticket_priority', 'ticket_type', 'message', 'file'] as const;

/** What they read of it. */
export const shown = [...told, 'id', 'ticket_no', 'status', 'ticket_status', 'user', 'created_at', 'updated_at'];
