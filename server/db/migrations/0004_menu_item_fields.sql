CREATE TABLE "menu_item_roles" (
	"owner" integer NOT NULL,
	"target" integer NOT NULL,
	CONSTRAINT "menu_item_roles_owner_target_pk" PRIMARY KEY("owner","target")
);

--> statement-breakpoint
ALTER TABLE "menu_item" ADD COLUMN "badge_bg" text;
--> statement-breakpoint
ALTER TABLE "menu_item" ADD COLUMN "badge_fg" text;
--> statement-breakpoint
ALTER TABLE "menu_item_roles" ADD CONSTRAINT "menu_item_roles_owner_menu_item_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."menu_item"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "menu_item_roles" ADD CONSTRAINT "menu_item_roles_target_role_id_fk" FOREIGN KEY ("target") REFERENCES "public"."role"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "menu_item_roles_target_idx" ON "menu_item_roles" USING btree ("target");
