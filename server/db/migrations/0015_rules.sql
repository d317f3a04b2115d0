-- The index monthly_subscription_member_subscription_date_key is made at the start, once no two records share it.
--> statement-breakpoint
-- The index qualification_employee_degree_name_passing_year_key is made at the start, once no two records share it.
--> statement-breakpoint
-- The index city_country_name_key is made at the start, once no two records share it.
--> statement-breakpoint
-- The index thana_city_name_key is made at the start, once no two records share it.
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD CONSTRAINT "hajj_passenger_info_passport_days_check" CHECK ("passport_expiry_date" > "passport_issue_date") NOT VALID;
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD CONSTRAINT "hajj_passenger_info_visa_days_check" CHECK ("visa_expiry_date" > "visa_issue_date") NOT VALID;
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD CONSTRAINT "hajj_passenger_info_journey_days_check" CHECK ("return_date" > "departure_date") NOT VALID;
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD CONSTRAINT "hajj_passenger_info_birth_check" CHECK ("passport_issue_date" > "birth_date") NOT VALID;
--> statement-breakpoint
ALTER TABLE "tour_package" ADD CONSTRAINT "tour_package_days_check" CHECK ("return_date" > "departure_date") NOT VALID;
--> statement-breakpoint
ALTER TABLE "tour_package" ADD CONSTRAINT "tour_package_price_check" CHECK ("price" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "executive_member" ADD CONSTRAINT "executive_member_term_check" CHECK ("term_end" > "term_start") NOT VALID;
--> statement-breakpoint
ALTER TABLE "adviser_member" ADD CONSTRAINT "adviser_member_term_check" CHECK ("term_end" > "term_start") NOT VALID;
--> statement-breakpoint
ALTER TABLE "general_member" ADD CONSTRAINT "general_member_term_check" CHECK ("term_end" > "term_start") NOT VALID;
--> statement-breakpoint
ALTER TABLE "monthly_subscription" ADD CONSTRAINT "monthly_subscription_amount_check" CHECK ("amount" >= 0.01) NOT VALID;
--> statement-breakpoint
ALTER TABLE "donation" ADD CONSTRAINT "donation_amount_check" CHECK ("amount" >= 0.01) NOT VALID;
--> statement-breakpoint
ALTER TABLE "cause" ADD CONSTRAINT "cause_days_check" CHECK ("end_date" > "start_date") NOT VALID;
--> statement-breakpoint
ALTER TABLE "cause" ADD CONSTRAINT "cause_goal_check" CHECK ("goal_amount" >= 0.01) NOT VALID;
--> statement-breakpoint
ALTER TABLE "cause" ADD CONSTRAINT "cause_raised_check" CHECK ("raised_amount" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "cause" ADD CONSTRAINT "cause_contributor_check" CHECK ("contributor" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_unit_price_check" CHECK ("unit_price" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_old_price_check" CHECK ("old_price" >= "unit_price") NOT VALID;
--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_one_head_check" CHECK (num_nonnulls("head_group", "head_primarygroup") = 1) NOT VALID;
--> statement-breakpoint
ALTER TABLE "group" ADD CONSTRAINT "group_one_head_check" CHECK (num_nonnulls("head_group", "head_primarygroup") = 1) NOT VALID;
